import type { ChatLine, RoomId } from '@oia/protocol';
import type { Member } from '../members/member.ts';
import { seatOfMember } from '../room/room-state.ts';
import { readRoom } from '../rooms/stored-room.ts';
import type { RoomStore } from '../store/room-store.ts';

/** Somebody at a seat, and what they said as far as whoever asks could read it. */
export interface SeatedMember {
  readonly member: Member;
  readonly lines: readonly ChatLine[];
}

/** undefined: there is no such room, or nobody at that seat. */
export async function seatedMember(
  rooms: RoomStore,
  id: RoomId,
  seat: number,
  asking: Member,
): Promise<SeatedMember | undefined> {
  const row = await rooms.row(id);
  const state = row && (await readRoom(rooms, row)).state;
  const member = state?.seated.find((sitting) => sitting.seat === seat)?.member;
  if (!member) return undefined;
  const isPlayer = seatOfMember(state, asking.id) !== undefined;
  return { member, lines: isPlayer ? state.chat.filter((line) => line.seat === seat) : [] };
}
