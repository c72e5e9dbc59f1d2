import { type Kysely, sql } from 'kysely';

export const rooms = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createProcesses(db);
    await createRooms(db);
    await createEntries(db);
    await createSittings(db);
  },
};

const createProcesses = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('process')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('stopped_at', 'bigint')
    .execute();

async function createRooms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('room')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('terms', 'text', (column) => column.notNull())
    .addColumn('is_open', 'integer', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('deadline', 'bigint')
    .addColumn('owner', 'text')
    .addColumn('fence', 'bigint', (column) => column.notNull())
    .addColumn('archived', 'integer', (column) => column.notNull())
    .execute();
  await indexRooms(db);
}

/** Partial indexes, so that an idle room costs only its row. */
async function indexRooms(db: Kysely<unknown>): Promise<void> {
  await sql`create index room_deadline on room (deadline) where deadline is not null`.execute(db);
  await sql`create index room_owner on room (owner) where owner is not null`.execute(db);
  await sql`create index room_waiting on room (opened_at) where stage = 'waiting' and is_open = 1`.execute(db);
  await sql`create index room_unfinished on room (id) where stage = 'over' and archived = 0`.execute(db);
}

/** Without a foreign key: entries are only added together with their room, and checks would double the time. */
const createEntries = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('entry')
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entry_key', ['room', 'version'])
    .execute();

async function createSittings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sitting')
    .addColumn('room', 'text', (column) => column.notNull().references('room.id').onDelete('cascade'))
    .addColumn('member', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sitting_key', ['member', 'room'])
    .execute();
  await db.schema.createIndex('sitting_room').on('sitting').column('room').execute();
}
