import { sql } from 'kysely';
import type { Backend } from './backend.ts';
import { OneByOne } from './one-by-one.ts';

/** Whoever waits longer for a lock goes on without: the process that has it stands still. As PostgreSQL writes it. */
const PATIENCE = '5s';

/** Lets work under the same name be done by one at a time, in all processes of the database. */
export class Locks {
  readonly #backend: Pick<Backend, 'kysely' | 'isAlone'>;
  readonly #turns = new OneByOne();

  constructor(backend: Pick<Backend, 'kysely' | 'isAlone'>) {
    this.#backend = backend;
  }

  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (this.#backend.isAlone) return this.#turns.run(name, work);
    // A lock occupies a connection, and the work needs others: a process waits for one lock at a time.
    return this.#turns.run('', () => this.#locked(name, work));
  }

  /** The lock ends with its transaction, also if the process dies. */
  async #locked<T>(name: string, work: () => Promise<T>): Promise<T> {
    let done: Promise<T> | undefined;
    const transaction = this.#backend.kysely.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = ${sql.lit(PATIENCE)}`.execute(trx);
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
      done = work();
      await done;
    });
    // Without a lock work may be done twice at the same time, which is better than not at all.
    await transaction.catch(() => undefined);
    return done ?? work();
  }
}
