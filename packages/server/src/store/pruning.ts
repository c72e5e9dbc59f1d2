import { type ExpressionBuilder, sql } from 'kysely';
import type { Backend } from './backend.ts';
import type { Database } from './database.ts';
import { isLiving } from './process-store.ts';

const DAY = 24 * 3_600_000;

/** After how long rows go that nobody needs any more, in milliseconds. */
export const KEPT_FOR = {
  /** Longer than any clock runs: the lives of processes tell in which times clocks stood still. */
  processes: 90 * DAY,
  /** As long as the token of a guest, after which nobody can be that guest again unless it was renewed. */
  guests: 400 * DAY,
  cancelledRooms: 7 * DAY,
} as const;

/** Rows that one statement deletes at most, and statements of one kind at a time. */
const BATCH = 500;
const BATCHES = 20;

type Ids = readonly { readonly id: string }[];

/** Deletes what nobody needs any more. Several processes may do it at the same time: what one has deleted is gone for the others. */
export class Pruning {
  readonly #backend: Pick<Backend, 'kysely' | 'now'>;

  constructor(backend: Pick<Backend, 'kysely' | 'now'>) {
    this.#backend = backend;
  }

  /** How many rows went, without entries and seats of rooms. */
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
    const expired = this.#db.selectFrom('session').select('hash').where('expires_at', '<=', now).limit(BATCH);
    return deleted(await this.#db.deleteFrom('session').where('hash', 'in', expired).executeTakeFirst());
  }

  async #challenges(now: number): Promise<number> {
    const expired = this.#db.selectFrom('challenge').select('challenge').where('expires_at', '<=', now).limit(BATCH);
    return deleted(await this.#db.deleteFrom('challenge').where('challenge', 'in', expired).executeTakeFirst());
  }

  /** Processes that have ended and hold no room. */
  async #processes(now: number): Promise<number> {
    const ended = this.#db
      .selectFrom('process')
      .select('id')
      .where('seen_at', '<', now - KEPT_FOR.processes)
      .where((eb) => eb.not(isLiving(this.#backend, eb)))
      .where((eb) => eb.not(eb.exists(eb.selectFrom('room').select('id').whereRef('owner', '=', 'process.id'))))
      .limit(BATCH);
    return deleted(await this.#db.deleteFrom('process').where('id', 'in', ended).executeTakeFirst());
  }

  /** Guests who never sat down anywhere, and whom nothing else names. */
  async #guests(now: number): Promise<number> {
    const forgotten = this.#db
      .selectFrom('member')
      .select('id')
      .where(sql<boolean>`kind = 'guest'`)
      .where('created_at', '<', now - KEPT_FOR.guests)
      .where((eb) => eb.not(eb.or(tracesOf(eb))))
      .limit(BATCH);
    return deleted(await this.#db.deleteFrom('member').where('id', 'in', forgotten).executeTakeFirst());
  }

  /** Rooms that were cancelled before anybody played, that nobody holds and no report is about. */
  #rooms(now: number): Promise<number> {
    return this.#db.transaction().execute(async (trx) => {
      const rooms: Ids = await trx
        .selectFrom('room')
        .select('id')
        .where(sql<boolean>`stage = 'cancelled'`)
        .where('opened_at', '<', now - KEPT_FOR.cancelledRooms)
        .where((eb) => eb.not(eb.or([this.#isHeld(eb), ...usesOf(eb)])))
        .limit(BATCH)
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
    return eb.exists(holder.where((process) => isLiving(this.#backend, process)));
  }
}

const deleted = ({ numDeletedRows }: { readonly numDeletedRows: bigint }): number => Number(numDeletedRows);

async function inBatches(prune: () => Promise<number>): Promise<number> {
  let all = 0;
  for (let i = 0; i < BATCHES; i++) {
    const pruned = await prune();
    all += pruned;
    if (pruned < BATCH) break;
  }
  return all;
}

/** Everything that names a member. */
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

/** What keeps a cancelled room: its game had begun, it is in the archive, or somebody has reported something. */
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
