import { type ExpressionBuilder, sql } from 'kysely';
import { DAY_MS } from '../util/time.ts';
import type { Backend } from './backend.ts';
import { isAlive } from './process-store.ts';
import type { Database } from './tables.ts';

/** Lifetimes of rows that are no longer needed. */
export const RETENTION_MS = {
  /** Longer than any clock runs, because uptimes tell when clocks stood still. */
  processes: 90 * DAY_MS,
  /** The lifetime of a guest token; without renewal the guest cannot come back. */
  guests: 400 * DAY_MS,
  cancelledRooms: 7 * DAY_MS,
} as const;

/** Rows per statement, and statements per kind and run. */
const BATCH_SIZE = 500;
const MAX_BATCHES = 20;

type Ids = readonly { readonly id: string }[];

/** Deletes rows that are no longer needed. Several processes may prune at the same time. */
export class Pruning {
  readonly #backend: Pick<Backend, 'kysely' | 'now'>;

  constructor(backend: Pick<Backend, 'kysely' | 'now'>) {
    this.#backend = backend;
  }

  /** Returns the number of deleted rows, without entries and seats of rooms. */
  async prune(now: number): Promise<number> {
    let pruned = 0;
    for (const part of [this.#sessions, this.#challenges, this.#rooms, this.#guests, this.#processes]) {
      pruned += await inBatches(() => part.call(this, now));
    }
    return pruned;
  }

  get #db() {
    return this.#backend.kysely;
  }

  async #sessions(now: number): Promise<number> {
    const expired = this.#db.selectFrom('session').select('hash').where('expires_at', '<=', now).limit(BATCH_SIZE);
    return deleted(await this.#db.deleteFrom('session').where('hash', 'in', expired).executeTakeFirst());
  }

  async #challenges(now: number): Promise<number> {
    const expired = this.#db
      .selectFrom('challenge')
      .select('challenge')
      .where('expires_at', '<=', now)
      .limit(BATCH_SIZE);
    return deleted(await this.#db.deleteFrom('challenge').where('challenge', 'in', expired).executeTakeFirst());
  }

  /** Ended processes that hold no room. */
  async #processes(now: number): Promise<number> {
    const ended = this.#db
      .selectFrom('process')
      .select('id')
      .where('seen_at', '<', now - RETENTION_MS.processes)
      .where((eb) => eb.not(isAlive(this.#backend, eb)))
      .where((eb) => eb.not(eb.exists(eb.selectFrom('room').select('id').whereRef('owner', '=', 'process.id'))))
      .limit(BATCH_SIZE);
    return deleted(await this.#db.deleteFrom('process').where('id', 'in', ended).executeTakeFirst());
  }

  /** Guests who never took a seat and whom no other row refers to. */
  async #guests(now: number): Promise<number> {
    const forgotten = this.#db
      .selectFrom('member')
      .select('id')
      .where(sql<boolean>`kind = 'guest'`)
      .where('created_at', '<', now - RETENTION_MS.guests)
      .where((eb) => eb.not(eb.or(tracesOf(eb))))
      .limit(BATCH_SIZE);
    return deleted(await this.#db.deleteFrom('member').where('id', 'in', forgotten).executeTakeFirst());
  }

  /** Rooms that were cancelled before the game began, and that no process holds and no report mentions. */
  #rooms(now: number): Promise<number> {
    return this.#db.transaction().execute(async (trx) => {
      const rooms: Ids = await trx
        .selectFrom('room')
        .select('id')
        .where(sql<boolean>`stage = 'cancelled'`)
        .where('opened_at', '<', now - RETENTION_MS.cancelledRooms)
        .where((eb) => eb.not(eb.or([this.#isHeld(eb), ...usesOf(eb)])))
        .limit(BATCH_SIZE)
        .execute();
      if (rooms.length === 0) return 0;
      const ids = rooms.map(({ id }) => id);
      await trx.deleteFrom('sitting').where('room', 'in', ids).execute();
      await trx.deleteFrom('entry').where('room', 'in', ids).execute();
      return deleted(await trx.deleteFrom('room').where('id', 'in', ids).executeTakeFirst());
    });
  }

  #isHeld(eb: ExpressionBuilder<Database, 'room'>) {
    const holder = eb.selectFrom('process').select('process.id').whereRef('process.id', '=', 'room.owner');
    return eb.exists(holder.where((process) => isAlive(this.#backend, process)));
  }
}

const deleted = ({ numDeletedRows }: { readonly numDeletedRows: bigint }): number => Number(numDeletedRows);

async function inBatches(prune: () => Promise<number>): Promise<number> {
  let all = 0;
  for (let i = 0; i < MAX_BATCHES; i++) {
    const pruned = await prune();
    all += pruned;
    if (pruned < BATCH_SIZE) break;
  }
  return all;
}

/** All references to a member. */
const tracesOf = (eb: ExpressionBuilder<Database, 'member'>) => [
  eb.exists(eb.selectFrom('sitting').select('room').whereRef('sitting.member', '=', 'member.id')),
  eb.exists(eb.selectFrom('game_player').select('game').whereRef('game_player.member', '=', 'member.id')),
  eb.exists(eb.selectFrom('rating').select('pool').whereRef('rating.member', '=', 'member.id')),
  eb.exists(eb.selectFrom('session').select('hash').whereRef('session.member', '=', 'member.id')),
  eb.exists(eb.selectFrom('passkey').select('passkey.id').whereRef('passkey.member', '=', 'member.id')),
  eb.exists(eb.selectFrom('token').select('token.id').whereRef('token.member', '=', 'member.id')),
  eb.exists(
    eb
      .selectFrom('report')
      .select('report.id')
      .where((is) => is.or([is('report.by', '=', is.ref('member.id')), is('report.about', '=', is.ref('member.id'))])),
  ),
  eb.exists(
    eb
      .selectFrom('mute')
      .select('mute.at')
      .where((is) => is.or([is('mute.member', '=', is.ref('member.id')), is('mute.muted', '=', is.ref('member.id'))])),
  ),
];

/** Reasons to keep a cancelled room: its game had begun, it is archived, or it was reported. */
const usesOf = (eb: ExpressionBuilder<Database, 'room'>) => [
  eb.exists(
    eb
      .selectFrom('entry')
      .select('entry.version')
      .whereRef('entry.room', '=', 'room.id')
      .where('entry.data', 'like', '%"stage":"playing"%'),
  ),
  eb.exists(eb.selectFrom('game').select('game.id').whereRef('game.id', '=', 'room.id')),
  eb.exists(eb.selectFrom('report').select('report.id').whereRef('report.room', '=', 'room.id')),
];
