import type { ChatLine, MemberId, RoomEvent, RoomView } from '@oia/protocol';
import type { RoomListener } from './contract.ts';
import type { SeatedPlayer } from './room-entry.ts';

/** Members whose free text a viewer does not want to read. */
export type MutedMembers = ReadonlySet<MemberId>;

/** Phrases are always shown, because they are harmless. */
function isShown({ seat, said }: ChatLine, seated: readonly SeatedPlayer[], muted: MutedMembers): boolean {
  const speaker = seated.find((player) => player.seat === seat)?.member.id;
  return !('text' in said && speaker !== undefined && muted.has(speaker));
}

export const withoutMuted = (view: RoomView, seated: readonly SeatedPlayer[], muted: MutedMembers): RoomView =>
  muted.size === 0 ? view : { ...view, chat: view.chat.filter((line) => isShown(line, seated, muted)) };

/** Filters chat of muted members. `seated`: the players of the room now. */
export function mutedListener(
  listener: RoomListener,
  seated: () => readonly SeatedPlayer[],
  muted: MutedMembers,
): RoomListener {
  if (muted.size === 0) return listener;
  const isWanted = (event: RoomEvent): boolean => event.kind !== 'said' || isShown(event.line, seated(), muted);
  return {
    room: (seat, view) => listener.room(seat, withoutMuted(view, seated(), muted)),
    events: (version, events) => listener.events(version, events.filter(isWanted)),
    presence: (here, spectators, away) => listener.presence(here, spectators, away),
    saving: () => listener.saving(),
    lost: () => listener.lost(),
  };
}
