import type { MemberId, RoomId, RoomStage } from '@oia/protocol';

export interface StoredEntry {
  readonly version: number;
  readonly at: number;
  /** JSON of `RoomEntry`. */
  readonly data: string;
}

/** One change of a room that is to be stored. */
export interface Append {
  readonly room: RoomId;
  /** That of the claim by which the room is held. */
  readonly fence: number;
  readonly entry: StoredEntry;
  readonly stage: RoomStage;
  readonly deadline: number | undefined;
  /** Who sits, where that has changed. */
  readonly seats: readonly MemberId[] | undefined;
}

/** All that a batch adds to one room: its row is written once. */
export interface RoomChange {
  readonly room: RoomId;
  readonly fence: number;
  /** The version before the first entry. */
  readonly before: number;
  readonly entries: readonly StoredEntry[];
  readonly stage: RoomStage;
  readonly deadline: number | undefined;
  readonly seats: readonly MemberId[] | undefined;
}

/** A batch by room. `places` says in which change each append is; undefined: it does not follow the one before it. */
export interface GroupedBatch {
  readonly changes: readonly RoomChange[];
  readonly places: readonly (number | undefined)[];
}

export function groupedByRoom(batch: readonly Append[]): GroupedBatch {
  const changes: RoomChange[] = [];
  const placeOf = new Map<string, number>();
  const places = batch.map((append) => {
    const key = `${append.room} ${append.fence}`;
    const place = placeOf.get(key) ?? changes.length;
    const changed = joined(changes[place], append);
    if (!changed) return undefined;
    changes[place] = changed;
    placeOf.set(key, place);
    return place;
  });
  return { changes, places };
}

function joined(change: RoomChange | undefined, append: Append): RoomChange | undefined {
  const { room, fence, entry, stage, deadline, seats } = append;
  if (!change) return { room, fence, before: entry.version - 1, entries: [entry], stage, deadline, seats };
  if (entry.version !== lastVersion(change) + 1) return undefined;
  return { ...change, entries: [...change.entries, entry], stage, deadline, seats: seats ?? change.seats };
}

export const lastVersion = ({ before, entries }: RoomChange): number => before + entries.length;
