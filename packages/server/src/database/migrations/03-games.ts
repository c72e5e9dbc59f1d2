import { type Kysely, sql } from 'kysely';

export const games = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createGames(db);
    await createPlayers(db);
    await createRatings(db);
  },
};

async function createGames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ended_at', 'bigint', (column) => column.notNull())
    .addColumn('pool', 'text', (column) => column.notNull())
    .addColumn('is_rated', 'integer', (column) => column.notNull())
    .addColumn('control', 'text', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('turns', 'integer', (column) => column.notNull())
    .addColumn('position', 'text', (column) => column.notNull())
    .addColumn('fleece', 'text')
    .addColumn('record', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('game_ended').on('game').columns(['ended_at', 'id']).execute();
  await db.schema.createIndex('game_pool').on('game').columns(['pool', 'ended_at', 'id']).execute();
}

async function createPlayers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game_player')
    .addColumn('game', 'text', (column) => column.notNull().references('game.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('member', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('level', 'integer')
    .addColumn('power', 'text')
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('rating_before', 'double precision')
    .addColumn('rating_after', 'double precision')
    .addColumn('ended_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('game_player_key', ['game', 'seat'])
    .execute();
  await sql`create index game_player_member on game_player (member, ended_at, game) where member is not null`.execute(
    db,
  );
  await sql`create index game_player_power on game_player (power, ended_at, game) where power is not null`.execute(db);
}

async function createRatings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rating')
    .addColumn('member', 'text', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('pool', 'text', (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('deviation', 'double precision', (column) => column.notNull())
    .addColumn('volatility', 'double precision', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_key', ['member', 'pool'])
    .execute();
  await db.schema.createIndex('rating_pool').on('rating').columns(['pool', 'rating']).execute();
}
