import type { ChatLine, MemberId, RoomEvent, RoomView } from '@oia/protocol';
import type { RoomListener } from '../rooms/rooms.ts';
import type { Seated } from './room-entry.ts';

/** Whose free text somebody does not want to read. */
export type Muted = ReadonlySet<MemberId>;

/** Phrases are always shown: nobody can write anything with them. */
function isShown({ seat, said }: ChatLine, seated: readonly Seated[], muted: Muted): boolean {
  const speaker = seated.find((sitting) => sitting.seat === seat)?.member.id;
  return !('text' in said && speaker !== undefined && muted.has(speaker));
}

export const withoutMuted = (view: RoomView, seated: readonly Seated[], muted: Muted): RoomView =>
  muted.size === 0 ? view : { ...view, chat: view.chat.filter((line) => isShown(line, seated, muted)) };

/** Hears of a room what its owner wants to read. `seated`: who sits there now. */
export function mutedListener(listener: RoomListener, seated: () => readonly Seated[], muted: Muted): RoomListener {
  if (muted.size === 0) return listener;
  const isWanted = (event: RoomEvent): boolean => event.kind !== 'said' || isShown(event.line, seated(), muted);
  return {
    room: (seat, view) => listener.room(seat, withoutMuted(view, seated(), muted)),
    events: (version, events) => listener.events(version, events.filter(isWanted)),
    presence: (here, spectators, away) => listener.presence(here, spectators, away),
    lost: () => listener.lost(),
  };
}
