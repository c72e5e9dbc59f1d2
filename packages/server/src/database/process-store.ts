import { randomUUID } from 'node:crypto';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Backend } from './backend.ts';
import type { Database, ProcessId } from './tables.ts';

export type { ProcessId } from './tables.ts';

export const HEARTBEAT_MS = 1000;

/** A process without a heartbeat for this long is dead, and others may take its rooms. */
export const DEAD_AFTER_MS = 5000;

/** Whether the process of the row is alive. */
export const isAlive = (
  { now }: Pick<Backend, 'now'>,
  { and, eb }: ExpressionBuilder<Database, 'process'>,
): Expression<SqlBool> =>
  and([
    eb('process.stopped_at', 'is', null),
    eb('process.seen_at', '>=', sql<number>`${now} - ${sql.lit(DEAD_AFTER_MS)}`),
  ]);

/** The processes of the server, past and present. This one sends heartbeats. */
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
    if (this.#backend.isExclusive) await this.#markOthersStopped();
    const id = randomUUID();
    const { now } = this.#backend;
    await this.#db.insertInto('process').values({ id, started_at: now, seen_at: now, stopped_at: null }).execute();
    this.#id = id;
    return id;
  }

  /** On an exclusive database every process that has not stopped was killed. */
  async #markOthersStopped(): Promise<void> {
    const set = { stopped_at: sql<number>`seen_at` };
    await this.#db.updateTable('process').set(set).where('stopped_at', 'is', null).execute();
  }

  /** false: this process was considered dead meanwhile, and others may have its rooms. */
  async heartbeat(): Promise<boolean> {
    const id = this.#started();
    const { numUpdatedRows } = await this.#db
      .updateTable('process')
      .set({ seen_at: this.#backend.now })
      .where('id', '=', id)
      .where((eb) => isAlive(this.#backend, eb))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return true;
    await this.#restartUptime(id);
    return false;
  }

  /** This process was considered dead because it or the database hung: ends that uptime and starts a new one. */
  async #restartUptime(id: ProcessId): Promise<void> {
    const { now } = this.#backend;
    await this.#db.transaction().execute(async (trx) => {
      const uptime = await trx.selectFrom('process').selectAll().where('id', '=', id).executeTakeFirst();
      if (uptime)
        await trx
          .insertInto('process')
          .values({ ...uptime, id: randomUUID(), stopped_at: uptime.seen_at })
          .execute();
      await trx.deleteFrom('process').where('id', '=', id).execute();
      await trx.insertInto('process').values({ id, started_at: now, seen_at: now, stopped_at: null }).execute();
    });
  }

  /** Releases all rooms at once, so that others need not wait until this process is considered dead. */
  async stop(): Promise<void> {
    const id = this.#started();
    this.#id = undefined;
    const { now } = this.#backend;
    await this.#db.updateTable('room').set({ owner: null }).where('owner', '=', id).execute();
    await this.#db.updateTable('process').set({ seen_at: now, stopped_at: now }).where('id', '=', id).execute();
  }

  /** Milliseconds in which no process ran: clocks stand still then. */
  async outage(from: number, to: number): Promise<number> {
    return downtimeBetween(await this.#uptimes(from, to), from, to);
  }

  async #uptimes(from: number, to: number): Promise<Uptime[]> {
    const rows = await this.#db
      .selectFrom('process')
      .select(['started_at', 'seen_at', 'stopped_at'])
      .select((eb) => eb.case().when(isAlive(this.#backend, eb)).then(eb.lit(1)).else(eb.lit(0)).end().as('is_alive'))
      .where('started_at', '<', to)
      .where((eb) => eb.or([eb('seen_at', '>', from), isAlive(this.#backend, eb)]))
      .execute();
    return rows.map(({ started_at, seen_at, stopped_at, is_alive }) => ({
      from: started_at,
      until: is_alive ? Number.POSITIVE_INFINITY : (stopped_at ?? seen_at),
    }));
  }

  #started(): ProcessId {
    if (this.#id === undefined) throw new Error('The process has not started, or has stopped.');
    return this.#id;
  }
}

/** The start and end of a process, in milliseconds. */
export interface Uptime {
  readonly from: number;
  readonly until: number;
}

/** Milliseconds between two times in which no process ran. */
export function downtimeBetween(uptimes: readonly Uptime[], from: number, to: number): number {
  let reached = from;
  let missing = 0;
  for (const uptime of uptimes.toSorted((a, b) => a.from - b.from)) {
    missing += Math.max(0, Math.min(uptime.from, to) - reached);
    reached = Math.max(reached, Math.min(uptime.until, to));
  }
  return missing + Math.max(0, to - reached);
}
