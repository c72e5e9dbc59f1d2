import { sql } from 'kysely';
import { OneByOne } from '../util/work-queue.ts';
import type { Backend } from './backend.ts';

/** After this time work proceeds without the lock, whose holder seems to hang. In the syntax of PostgreSQL. */
const LOCK_TIMEOUT = '5s';

/** Runs work under the same name one at a time, over all processes of the database. */
export class Locks {
  readonly #backend: Pick<Backend, 'kysely' | 'isExclusive'>;
  readonly #turns = new OneByOne();

  constructor(backend: Pick<Backend, 'kysely' | 'isExclusive'>) {
    this.#backend = backend;
  }

  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (this.#backend.isExclusive) return this.#turns.run(name, work);
    // A lock occupies a connection and the work needs others, so a process waits for one lock at a time.
    return this.#turns.run('', () => this.#locked(name, work));
  }

  /** The lock ends with its transaction, even if the process dies. */
  async #locked<T>(name: string, work: () => Promise<T>): Promise<T> {
    let done: Promise<T> | undefined;
    const transaction = this.#backend.kysely.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx);
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
      done = work();
      await done;
    });
    // Without the lock work may run twice at the same time, which is better than not at all.
    await transaction.catch(() => undefined);
    return done ?? work();
  }
}
