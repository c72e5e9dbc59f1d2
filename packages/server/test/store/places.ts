import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorePlace } from '../../src/store/store.ts';
import { hasPostgres, startPostgres } from '../services.ts';

/** A database for a test file, empty at the beginning. */
export interface Place {
  readonly place: StorePlace;
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

/** The same cases hold on all of them. */
export const KINDS: readonly Kind[] = hasPostgres ? [sqlite, postgres] : [sqlite];
