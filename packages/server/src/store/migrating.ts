import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { StoreError } from './errors.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** Brings the tables up to date. Of several processes that start at once one does it, and the others wait. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
    // Parts that are written side by side land in any order.
    allowUnorderedMigrations: true,
  });
  await refuseNewer(migrator, db);
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function refuseNewer(migrator: Migrator, db: Kysely<Database>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MADE)) return;
  const made = await db.withTables<MadeTable>().selectFrom(MADE).select('name').execute();
  const known = new Set((await migrator.getMigrations()).map(({ name }) => name));
  const unknown = made.find(({ name }) => !known.has(name));
  if (!unknown) return;
  throw new StoreError(
    'storeTooNew',
    `The store was changed by a newer version of Oia (${unknown.name}): start that one.`,
  );
}

const MADE = 'kysely_migration';

type MadeTable = { [MADE]: { name: string } };
