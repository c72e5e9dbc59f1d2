import type { RoomId } from '@oia/protocol';
import type { TableSnapshot } from '@oia/table';
import type { RoomEntry } from '../room/room-entry.ts';
import { firstState, type RoomState, stateAfter } from '../room/room-state.ts';
import { tableAfter } from '../room/table-delta.ts';
import type { RoomRow, StoredEntry } from '../store/room-store.ts';

/** A room as it is stored, read without holding it. */
export interface ReadRoom {
  readonly row: RoomRow;
  readonly state: RoomState;
  readonly table: TableSnapshot | undefined;
}

/** Where entries are read from. */
interface EntryReader {
  entries(id: RoomId): Promise<readonly StoredEntry[]>;
}

export async function readRoom(store: EntryReader, row: RoomRow): Promise<ReadRoom> {
  const entries = (await store.entries(row.id)).map(({ data }) => JSON.parse(data) as RoomEntry);
  const state = entries.reduce(stateAfter, firstState(row.terms, row.openedAt));
  const hasBegun = entries.some(({ stage }) => stage === 'playing');
  const deltas = entries.flatMap(({ table }) => (table ? [table] : []));
  return { row, state, table: hasBegun ? tableAfter(state.setup, deltas) : undefined };
}
