import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLocation } from '../../src/database/open-database.ts';
import { hasPostgres, startPostgres } from '../services.ts';

/** A database of a test file, initially empty. */
export interface Place {
  readonly place: DatabaseLocation;
  remove(): Promise<void>;
}

export interface Kind {
  readonly name: string;
  make(): Promise<Place>;
}

export const sqlite: Kind = {
  name: 'SQLite',
  async make() {
    const data = mkdtempSync(join(tmpdir(), 'oia-store-'));
    return { place: { data }, remove: async () => rmSync(data, { recursive: true }) };
  },
};

export const postgres: Kind = {
  name: 'PostgreSQL',
  async make() {
    const service = await startPostgres();
    return { place: { databaseUrl: service.url }, remove: () => service.remove() };
  },
};

/** All databases that tests run on. */
export const KINDS: readonly Kind[] = hasPostgres ? [sqlite, postgres] : [sqlite];
