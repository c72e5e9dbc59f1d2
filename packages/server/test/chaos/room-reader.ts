import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RoomId } from '@oia/protocol';
import type { RoomRow, StoredEntry } from '../../src/rooms/room-store.ts';

/** Reads stored rooms without the server. */
export interface RoomReader {
  row(id: RoomId): Promise<RoomRow | undefined>;
  entries(id: RoomId): Promise<readonly StoredEntry[]>;
}

const ROW = 'select id, terms, opened_at as openedAt, version, stage, fence from room where id = ?';
const ENTRIES = 'select version, at, data from entry where room = ? order by version';

/** The SQLite file of a folder, opened for each read, because a killed server leaves its journal behind. */
export const sqliteReader = (folder: string): RoomReader => ({
  row: async (id) => {
    const [row] = rows(folder, ROW, id) as unknown as (Omit<RoomRow, 'terms'> & { readonly terms: string })[];
    return row && { ...row, terms: JSON.parse(row.terms) as RoomRow['terms'] };
  },
  entries: async (id) => rows(folder, ENTRIES, id) as unknown as StoredEntry[],
});

function rows(folder: string, query: string, id: RoomId) {
  const db = new DatabaseSync(join(folder, 'oia.sqlite'), { readOnly: true });
  try {
    return db.prepare(query).all(id);
  } finally {
    db.close();
  }
}
