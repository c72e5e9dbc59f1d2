import type { RoomId } from '@oia/protocol';
import type { TableSnapshot } from '@oia/table';
import type { FindMemberAtSeat } from '../conduct/conduct-routes.ts';
import { readEntry } from './room-entry.ts';
import { firstState, type RoomState, seatOfMember, stateAfter } from './room-state.ts';
import type { RoomRow, RoomStore, StoredEntry } from './room-store.ts';
import { tableAfter } from './table-delta.ts';

/** A stored room, read without claiming it. */
export interface StoredRoomState {
  readonly row: RoomRow;
  readonly state: RoomState;
  readonly table: TableSnapshot | undefined;
}

interface EntryReader {
  entries(id: RoomId): Promise<readonly StoredEntry[]>;
}

export async function readRoom(store: EntryReader, row: RoomRow): Promise<StoredRoomState> {
  return roomFrom(row, await store.entries(row.id));
}

/** Throws where what is stored cannot be read. */
export function roomFrom(row: RoomRow, stored: readonly StoredEntry[]): StoredRoomState {
  const entries = stored.map(({ data }) => readEntry(data));
  const state = entries.reduce(stateAfter, firstState(row.terms, row.openedAt));
  const hasBegun = entries.some(({ stage }) => stage === 'playing');
  const deltas = entries.flatMap(({ table }) => (table ? [table] : []));
  return { row, state, table: hasBegun ? tableAfter(state.setup, deltas) : undefined };
}

/** Finds members at seats of stored rooms. */
export const memberAtSeat =
  (rooms: RoomStore): FindMemberAtSeat =>
  async (id, seat, caller) => {
    const row = await rooms.row(id);
    const state = row && (await readRoom(rooms, row)).state;
    const member = state?.seated.find((player) => player.seat === seat)?.member;
    if (!member) return undefined;
    const isPlayer = seatOfMember(state, caller.id) !== undefined;
    return { member, lines: isPlayer ? state.chat.filter((line) => line.seat === seat) : [] };
  };
