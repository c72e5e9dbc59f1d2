import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StoreError } from './errors.ts';
import { rooms } from './migrations/01-rooms.ts';
import { members } from './migrations/02-members.ts';
import { games } from './migrations/03-games.ts';
import { conduct } from './migrations/04-conduct.ts';
import { pruning } from './migrations/05-pruning.ts';
import type { Database } from './tables.ts';

/** Each runs once, in the order of names. Never change a released migration: add another. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '01-rooms': rooms,
  '02-members': members,
  '03-games': games,
  '04-conduct': conduct,
  '05-pruning': pruning,
};

/** Brings the tables up to date. If several processes start at once, one migrates and the others wait. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
    // Migrations of parallel branches are released in any order.
    allowUnorderedMigrations: true,
  });
  await refuseNewer(migrator, db);
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function refuseNewer(migrator: Migrator, db: Kysely<Database>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === APPLIED)) return;
  const applied = await db.withTables<AppliedTable>().selectFrom(APPLIED).select('name').execute();
  const known = new Set((await migrator.getMigrations()).map(({ name }) => name));
  const unknown = applied.find(({ name }) => !known.has(name));
  if (!unknown) return;
  throw new StoreError(
    'storeTooNew',
    `The store was changed by a newer version of Oia (${unknown.name}): start that one.`,
  );
}

const APPLIED = 'kysely_migration';

type AppliedTable = { [APPLIED]: { name: string } };
