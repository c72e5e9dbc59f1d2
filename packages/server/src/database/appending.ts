import type { MemberId, RoomId, RoomStage } from '@oia/protocol';
import type { Backend } from './backend.ts';

export interface StoredEntry {
  readonly version: number;
  readonly at: number;
  /** JSON of `RoomEntry`. */
  readonly data: string;
}

/** One entry to append to a room. */
export interface Append {
  readonly room: RoomId;
  /** The fence of the claim under which the room is held. */
  readonly fence: number;
  readonly entry: StoredEntry;
  readonly stage: RoomStage;
  readonly deadline: number | undefined;
  /** The seated members, if they changed. */
  readonly seats: readonly MemberId[] | undefined;
}

/** All entries that a batch appends to one room, whose row is written once. */
export interface RoomBatch {
  readonly room: RoomId;
  readonly fence: number;
  /** The version before the first entry. */
  readonly before: number;
  readonly entries: readonly StoredEntry[];
  readonly stage: RoomStage;
  readonly deadline: number | undefined;
  readonly seats: readonly MemberId[] | undefined;
}

/**
 * Appends in one transaction. false for an append whose fence or version is not current: this process holds an outdated
 * copy of that room. Never half of a room. Throws `NotSaved` or `Unknown` if the whole batch failed.
 */
export async function appendBatch(
  backend: Pick<Backend, 'append'>,
  batch: readonly Append[],
): Promise<readonly boolean[]> {
  const { rooms, indexes } = groupedByRoom(batch);
  const stored = await backend.append(rooms);
  return indexes.map((index) => index !== undefined && stored[index] === true);
}

interface GroupedBatch {
  readonly rooms: readonly RoomBatch[];
  /** The room batch of each append; undefined: its version does not follow the one before. */
  readonly indexes: readonly (number | undefined)[];
}

function groupedByRoom(batch: readonly Append[]): GroupedBatch {
  const rooms: RoomBatch[] = [];
  const indexOf = new Map<string, number>();
  const indexes = batch.map((append) => {
    const key = `${append.room} ${append.fence}`;
    const index = indexOf.get(key) ?? rooms.length;
    const extended = withAppend(rooms[index], append);
    if (!extended) return undefined;
    rooms[index] = extended;
    indexOf.set(key, index);
    return index;
  });
  return { rooms, indexes };
}

function withAppend(room: RoomBatch | undefined, append: Append): RoomBatch | undefined {
  const { fence, entry, stage, deadline, seats } = append;
  if (!room) return { room: append.room, fence, before: entry.version - 1, entries: [entry], stage, deadline, seats };
  if (entry.version !== lastVersion(room) + 1) return undefined;
  return { ...room, entries: [...room.entries, entry], stage, deadline, seats: seats ?? room.seats };
}

export const lastVersion = ({ before, entries }: RoomBatch): number => before + entries.length;
