import { RoomId } from '@oia/protocol';
import { Type } from 'typebox';
import type { Plugin } from '../http/http.ts';
import { memberNeeded } from '../http/members.ts';
import type { Metrics } from '../metrics.ts';
import { refusedAction } from '../rooms/refused-action.ts';
import { LineStreams, sendLines } from './line-streams.ts';
import { OwnStream, type OwnStreamParts } from './own-stream.ts';
import type { OwnStreams } from './own-streams.ts';
import { roomStream } from './room-stream.ts';

const tags = ['streams'];
const lines = (description: string) => ({
  200: { description, content: { 'application/x-ndjson': { schema: Type.String() } } },
});

interface StreamServices extends OwnStreamParts {
  readonly own: OwnStreams;
  readonly metrics: Metrics;
}

/** What happens, as lines of JSON that come when it does. */
export const streamRoutes: Plugin<StreamServices> = async (http, { rooms, lists, own, metrics }) => {
  const streams = new LineStreams(metrics);
  http.addHook('preClose', async () => streams.close());

  http.get(
    '/rooms/:room/stream',
    {
      schema: {
        summary: 'A room as it is now, then what happens in it until its game is over',
        tags,
        params: Type.Object({ room: RoomId }),
        response: lines('Lines of JSON: `room`, `events`, `turn`, `over`. An empty line every ten seconds.'),
      },
    },
    async ({ params: { room }, member, ip }, reply) => {
      const stream = streams.open(member?.id ?? ip, () => told.stop());
      const told = roomStream(rooms, room, member, stream);
      if (await told.start()) return sendLines(reply, stream);
      stream.body.destroy();
      throw refusedAction({ code: 'noRoom' });
    },
  );

  http.get(
    '/stream',
    {
      schema: {
        summary: 'What happens in all rooms that the asker sits in',
        description: 'Begins with how things stand: `started` for each game, `turn` where it is their turn.',
        tags,
        response: lines('Lines of JSON: `started`, `turn`, `over`, `rematch`, with the room.'),
      },
    },
    async (request, reply) => {
      const member = memberNeeded(request);
      const stream = streams.open(member.id, () => {
        own.remove(member.id, told);
        told.stop();
      });
      const told = new OwnStream({ rooms, lists }, member, stream);
      own.add(member.id, told);
      await told.start();
      return sendLines(reply, stream);
    },
  );
};
