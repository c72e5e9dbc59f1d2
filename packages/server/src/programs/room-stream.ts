import type { RoomId, RoomLine, RoomView } from '@oia/protocol';
import type { Member } from '../accounts/member.ts';
import type { Rooms } from '../rooms/contract.ts';
import type { LineStream } from './line-streams.ts';
import { RoomFollower, type RoomUpdate } from './room-follower.ts';
import { turnLineOf } from './turn-line.ts';

export const isOver = ({ stage }: RoomView): boolean => stage === 'over' || stage === 'cancelled';

/** Streams the events of a room until its game is over. */
export function roomStream(
  rooms: Rooms,
  id: RoomId,
  member: Member | undefined,
  stream: Pick<LineStream, 'send' | 'end'>,
): RoomFollower {
  const send = (line: RoomLine | undefined): void => {
    if (line) stream.send(line);
  };
  const seen = (update: RoomUpdate): void => {
    const { view, seat } = update;
    send(shown(update));
    if (isOver(view)) {
      const outcome = view.table?.game?.outcome;
      send({ kind: 'over', version: view.version, ...(outcome ? { outcome } : {}) });
      stream.end();
    } else if (mayHaveToAct(update)) send(turnLineOf(view, seat));
  };
  return new RoomFollower(rooms, id, member, { seen, gone: () => stream.end() });
}

function shown({ seat, view, before, events }: RoomUpdate): RoomLine {
  if (before) return { kind: 'events', version: view.version, events };
  return { kind: 'room', ...(seat === undefined ? {} : { seat }), view };
}

const mayHaveToAct = ({ view, before }: RoomUpdate): boolean =>
  view.table?.game !== before?.table?.game || view.table?.draft !== before?.table?.draft;
