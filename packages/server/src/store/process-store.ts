import { randomUUID } from 'node:crypto';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Backend } from './backend.ts';
import type { Database } from './database.ts';
import { type Life, timeWithoutLife } from './lives.ts';
import type { ProcessId } from './tables/processes.ts';

export type { ProcessId } from './tables/processes.ts';

/** How often a process should say that it lives, in milliseconds. */
export const BEAT = 1000;

/** After how long without a beat a process counts as dead, and others may take its rooms. */
export const DEAD_AFTER = 5000;

/** Whether the process of the row lives. */
export const isLiving = (
  { now }: Pick<Backend, 'now'>,
  { and, eb }: ExpressionBuilder<Database, 'process'>,
): Expression<SqlBool> =>
  and([
    eb('process.stopped_at', 'is', null),
    eb('process.seen_at', '>=', sql<number>`${now} - ${sql.lit(DEAD_AFTER)}`),
  ]);

/** Which processes live and lived. This one has to beat. */
export class ProcessStore {
  readonly #backend: Backend;
  #id: ProcessId | undefined;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  get #db() {
    return this.#backend.kysely;
  }

  async start(): Promise<ProcessId> {
    if (this.#backend.isAlone) await this.#buryOthers();
    const id = randomUUID();
    const { now } = this.#backend;
    await this.#db.insertInto('process').values({ id, started_at: now, seen_at: now, stopped_at: null }).execute();
    this.#id = id;
    return id;
  }

  /** Where there can be no other, whoever has not stopped was killed. */
  async #buryOthers(): Promise<void> {
    const set = { stopped_at: sql<number>`seen_at` };
    await this.#db.updateTable('process').set(set).where('stopped_at', 'is', null).execute();
  }

  /** False if it was taken for dead meanwhile: others may have its rooms. */
  async beat(): Promise<boolean> {
    const id = this.#started();
    const { numUpdatedRows } = await this.#db
      .updateTable('process')
      .set({ seen_at: this.#backend.now })
      .where('id', '=', id)
      .where((eb) => isLiving(this.#backend, eb))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return true;
    await this.#revive(id);
    return false;
  }

  /** It was taken for dead, because it or the database stood still: that life has ended, and a new one begins. */
  async #revive(id: ProcessId): Promise<void> {
    const { now } = this.#backend;
    await this.#db.transaction().execute(async (trx) => {
      const life = await trx.selectFrom('process').selectAll().where('id', '=', id).executeTakeFirst();
      if (life)
        await trx
          .insertInto('process')
          .values({ ...life, id: randomUUID(), stopped_at: life.seen_at })
          .execute();
      await trx.deleteFrom('process').where('id', '=', id).execute();
      await trx.insertInto('process').values({ id, started_at: now, seen_at: now, stopped_at: null }).execute();
    });
  }

  /** Lets go of all rooms: nobody has to wait until this process counts as dead. */
  async stop(): Promise<void> {
    const id = this.#started();
    this.#id = undefined;
    const { now } = this.#backend;
    await this.#db.updateTable('room').set({ owner: null }).where('owner', '=', id).execute();
    await this.#db.updateTable('process').set({ seen_at: now, stopped_at: now }).where('id', '=', id).execute();
  }

  /** Milliseconds between two times in which no process lived: clocks do not run then. */
  async outage(from: number, to: number): Promise<number> {
    return timeWithoutLife(await this.#lives(from, to), from, to);
  }

  async #lives(from: number, to: number): Promise<Life[]> {
    const rows = await this.#db
      .selectFrom('process')
      .select(['started_at', 'seen_at', 'stopped_at'])
      .select((eb) => eb.case().when(isLiving(this.#backend, eb)).then(eb.lit(1)).else(eb.lit(0)).end().as('lives'))
      .where('started_at', '<', to)
      .where((eb) => eb.or([eb('seen_at', '>', from), isLiving(this.#backend, eb)]))
      .execute();
    return rows.map(({ started_at, seen_at, stopped_at, lives }) => ({
      from: started_at,
      until: lives ? Number.POSITIVE_INFINITY : (stopped_at ?? seen_at),
    }));
  }

  #started(): ProcessId {
    if (this.#id === undefined) throw new Error('The process has not started, or has stopped.');
    return this.#id;
  }
}
