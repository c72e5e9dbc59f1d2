import { RoomId } from '@oia/protocol';
import { Type } from 'typebox';
import { requireMember } from '../accounts/request-member.ts';
import { refusedAction, throwBroken } from '../rooms/refused-action.ts';
import type { Plugin } from '../routing/route.ts';
import type { Metrics } from '../util/metrics.ts';
import type { LineStream } from './line-streams.ts';
import { LineStreams, sendLines } from './line-streams.ts';
import { OwnStream, type OwnStreamParts, type OwnStreams } from './own-stream.ts';
import { roomStream } from './room-stream.ts';

const tags = ['streams'];
const lines = (description: string) => ({
  200: { description, content: { 'application/x-ndjson': { schema: Type.String() } } },
});

interface StreamServices extends Omit<OwnStreamParts, 'report'> {
  readonly own: OwnStreams;
  readonly metrics: Metrics;
}

/** Events as a stream of JSON lines. */
export const streamRoutes: Plugin<StreamServices> = async (http, { rooms, lists, own, metrics }) => {
  const streams = new LineStreams(metrics);
  const report = (error: unknown, room: RoomId): void =>
    http.log.warn({ err: error, room }, 'a room cannot be followed by a stream');
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
      if (await begun(stream, told.start().catch(throwBroken))) return sendLines(reply, stream);
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
      const member = requireMember(request);
      const stream = streams.open(member.id, () => {
        own.remove(member.id, told);
        told.stop();
      });
      const told = new OwnStream({ rooms, lists, report }, member, stream);
      own.add(member.id, told);
      await begun(stream, told.start());
      return sendLines(reply, stream);
    },
  );
};

/** Closes a stream that could not start, so that it does not count as open for ever. */
async function begun<T>(stream: LineStream, start: Promise<T>): Promise<T> {
  try {
    return await start;
  } catch (error) {
    stream.body.destroy();
    throw error;
  }
}
