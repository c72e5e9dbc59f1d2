import type { RoomEntry } from './room-entry.ts';
import type { RoomState } from './room-state.ts';

/** Where the entries of one room become durable. */
export interface Journal {
  /** Resolves when the entry is on the disk; rejects if it is not, or if nobody knows. Entries are written in order. */
  append(entry: RoomEntry, after: RoomState): Promise<void>;
}
