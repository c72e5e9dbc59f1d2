import { type Kysely, sql } from 'kysely';

/** Indexes for pruning. */
export const pruning = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index room_cancelled on room (opened_at) where stage = 'cancelled'`.execute(db);
    await sql`create index member_guest on member (created_at) where kind = 'guest'`.execute(db);
  },
};
