import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** An unguessable secret, for a cookie or a program. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a secret. A random secret needs no slow hash. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Keys of the server itself, created on first use and shared by all processes. */
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
