import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/** Keys of the server itself: whoever asks first makes them, and all processes get the same. */
export class SecretStore {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async key(name: string): Promise<Buffer> {
    const value = randomBytes(32).toString('base64url');
    await this.#db
      .insertInto('secret')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const stored = await this.#db
      .selectFrom('secret')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return Buffer.from(stored.value, 'base64url');
  }
}
