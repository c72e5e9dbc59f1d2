import type { Kysely } from 'kysely';

export const conduct = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createReports(db);
    await createMutes(db);
  },
};

async function createReports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('report')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('about_name', 'text', (column) => column.notNull())
    .addColumn('room', 'text')
    .addColumn('said', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .execute();
  await db.schema.createIndex('report_at').on('report').column('at').execute();
  await db.schema.createIndex('report_by').on('report').column('by').execute();
  await db.schema.createIndex('report_about').on('report').column('about').execute();
}

async function createMutes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mute')
    .addColumn('member', 'text', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('muted', 'text', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('mute_key', ['member', 'muted'])
    .execute();
  await db.schema.createIndex('mute_muted').on('mute').column('muted').execute();
}
