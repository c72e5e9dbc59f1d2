import type { Kysely } from 'kysely';

export const members = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createMembers(db);
    await createNames(db);
    await createSessions(db);
    await createPasskeys(db);
    await createChallenges(db);
    await createTokens(db);
    await createSecrets(db);
  },
};

async function createMembers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('member')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('owner', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('member_owner').on('member').column('owner').execute();
}

async function createNames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('member_name')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('member_name_member').on('member_name').column('member').execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('member', 'text', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('agent', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('session_member').on('session').column('member').execute();
  await db.schema.createIndex('session_expires').on('session').column('expires_at').execute();
}

async function createPasskeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('passkey_member').on('passkey').column('member').execute();
}

async function createChallenges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('challenge')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('member', 'text')
    .addColumn('name', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('challenge_expires').on('challenge').column('expires_at').execute();
}

async function createTokens(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('token')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('member', 'text', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('token_member').on('token').column('member').execute();
}

const createSecrets = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
