import type { MemberId, RatingChange, RoomId } from '@oia/protocol';
import type { Kysely } from 'kysely';
import type { FinishedGame, FinishedPlayer } from '../archive/finished-game.ts';
import { firstRating, type HeldRating, ratedGame } from '../ratings/rated-game.ts';
import type { Database } from './database.ts';
import { RatingStore } from './rating-store.ts';
import type { Store } from './store.ts';

/** Another game of a player has ended at the same time. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

const MOST_TRIES = 20;

/** A change of a rating, unrounded. */
interface Rated {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

/** Puts finished games into the archive, with the ratings they change. */
export class GameArchive {
  readonly #store: Pick<Store, 'kysely' | 'writeAll'>;

  constructor(store: Pick<Store, 'kysely' | 'writeAll'>) {
    this.#store = store;
  }

  /** All of it or nothing, once: a game that is there already changes nothing. The new ratings, if this has made them. */
  async finish(game: FinishedGame): Promise<readonly RatingChange[] | undefined> {
    if (game.isRated) return this.#finishRated(game);
    const { kysely, writeAll } = this.#store;
    await writeAll([addGame(kysely, game), addPlayers(kysely, game, []), markArchived(kysely, game.id)]);
    return undefined;
  }

  /** Ratings are read before they are written: only a transaction keeps other games out meanwhile. */
  async #finishRated(game: FinishedGame): Promise<readonly RatingChange[] | undefined> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#store.kysely.transaction().execute((trx) => finished(trx, game));
      } catch (error) {
        if (!isOvertaken(error) || tries >= MOST_TRIES) throw error;
      }
    }
  }

  /** A room that is over without a game for the archive. */
  async skip(room: RoomId): Promise<void> {
    await markArchived(this.#store.kysely, room).execute();
  }
}

/** PostgreSQL says so itself where two games of the same two players end at once. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof Overtaken || (error instanceof Error && 'code' in error && error.code === '40P01');

async function finished(trx: Kysely<Database>, ended: FinishedGame): Promise<readonly RatingChange[] | undefined> {
  const game = { ...ended, isRated: await areAllThere(trx, ended) };
  const { numInsertedOrUpdatedRows: added = 0n } = await addGame(trx, game).executeTakeFirst();
  await markArchived(trx, game.id).execute();
  if (added === 0n) return undefined;
  const rated = game.isRated ? await rate(trx, game) : [];
  await addPlayers(trx, game, rated).execute();
  return game.isRated ? rated.map(rounded) : undefined;
}

/** Somebody who was deleted while the game was played has no rating, and nobody else has one for it. */
async function areAllThere(trx: Kysely<Database>, { players }: FinishedGame): Promise<boolean> {
  const ids = players.flatMap(({ member }) => member ?? []);
  const rows = await trx.selectFrom('member').select('id').where('id', 'in', ids).execute();
  return rows.length === ids.length;
}

const rounded = ({ seat, before, after }: Rated): RatingChange => ({
  seat,
  before: Math.round(before),
  after: Math.round(after),
});

const markArchived = (db: Kysely<Database>, room: RoomId) =>
  db.updateTable('room').set({ archived: 1 }).where('id', '=', room);

const addGame = (db: Kysely<Database>, game: FinishedGame) =>
  db
    .insertInto('game')
    .values({
      id: game.id,
      ended_at: game.endedAt,
      pool: game.pool,
      is_rated: game.isRated ? 1 : 0,
      control: JSON.stringify(game.control),
      result: game.result,
      reason: game.reason,
      turns: game.turns,
      position: game.position,
      fleece: game.fleece ?? null,
      record: game.record,
    })
    .onConflict((conflict) => conflict.column('id').doNothing());

const addPlayers = (db: Kysely<Database>, game: FinishedGame, rated: readonly Rated[]) =>
  db
    .insertInto('game_player')
    .values((eb) =>
      game.players.map((player, seat) => {
        const change = rated.find((one) => one.seat === seat);
        return {
          ...playerRow(player),
          // Nobody, if they were deleted while the game was played.
          member: eb
            .selectFrom('member')
            .select('id')
            .where('id', '=', player.member ?? ('' as MemberId)),
          game: game.id,
          seat,
          ended_at: game.endedAt,
          rating_before: change?.before ?? null,
          rating_after: change?.after ?? null,
        };
      }),
    )
    .onConflict((conflict) => conflict.columns(['game', 'seat']).doNothing());

const playerRow = ({ name, kind, level, power, outcome }: FinishedPlayer) => ({
  name,
  kind,
  level: level ?? null,
  power: power ?? null,
  outcome,
});

const SCORES = { win: 1, draw: 0.5, loss: 0 } as const;

async function rate(trx: Kysely<Database>, { players, pool, endedAt }: FinishedGame): Promise<readonly Rated[]> {
  const [one, two] = players;
  if (!one?.member || !two?.member || one.outcome === 'none') return [];
  const store = new RatingStore(trx);
  const held = [await store.find(one.member, pool), await store.find(two.member, pool)] as const;
  const before: readonly [HeldRating, HeldRating] = [held[0] ?? firstRating(endedAt), held[1] ?? firstRating(endedAt)];
  const after = ratedGame(before, SCORES[one.outcome], endedAt);
  // In the order of the ids, so that two games of the same two never wait for each other.
  const seats = one.member < two.member ? ([0, 1] as const) : ([1, 0] as const);
  for (const seat of seats) {
    const member = seat === 0 ? one.member : two.member;
    if (!(await store.replace(member, pool, held[seat], after[seat]))) throw new Overtaken();
  }
  return before.map(({ rating }, seat) => ({ seat, before: rating, after: after[seat as 0 | 1].rating }));
}
