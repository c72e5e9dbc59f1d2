import { ID_LETTERS, type RoomId } from '@oia/protocol';
import type { Append, Claim, NewRoom, RoomStore, StoredTerms } from '../../src/rooms/room-store.ts';
import { termsOf } from '../terms.ts';

let made = 0;

/** A room id that no other test uses. */
export const roomId = (): RoomId => {
  const digits = String(++made).padStart(7, '0');
  return `r${[...digits].map((digit) => ID_LETTERS[Number(digit)]).join('')}`;
};

const TERMS: StoredTerms = { ...termsOf(), opener: 'maaaaaaaaaaaaaaa' };

export const newRoom = (change: Partial<StoredTerms> = {}, openedAt = 1000): NewRoom => ({
  id: roomId(),
  terms: { ...TERMS, ...change },
  openedAt,
});

/** Opens a room and returns it as claimed. */
export async function claimedRoom(rooms: RoomStore, process: string, room = newRoom()): Promise<Claim> {
  await rooms.create(room);
  return claimed(rooms, room.id, process);
}

export async function claimed(rooms: RoomStore, id: RoomId, process: string): Promise<Claim> {
  const claim = await rooms.claim(id, process);
  if (claim === 'none' || 'heldBy' in claim) throw new Error(`not claimed: ${JSON.stringify(claim)}`);
  return claim;
}

export const append = ({ row }: Claim, version: number, change: Partial<Append> = {}): Append => ({
  room: row.id,
  fence: row.fence,
  entry: { version, at: 2000 + version, data: JSON.stringify({ version }) },
  stage: 'playing',
  deadline: undefined,
  seats: undefined,
  ...change,
});
