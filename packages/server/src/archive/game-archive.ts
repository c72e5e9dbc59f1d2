import type { MemberId, RatingChange, RoomId } from '@oia/protocol';
import type { Kysely } from 'kysely';
import type { DatabaseHandle } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
import { firstRating, ratedGame, type StoredRating } from '../ratings/rated-game.ts';
import { RatingStore } from '../ratings/rating-store.ts';
import type { FinishedGame, FinishedPlayer } from './finished-game.ts';

/** Another game of one of the players ended at the same time. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

const MAX_TRIES = 20;

/** An unrounded rating change. */
interface RatedSeat {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

/** Archives finished games and updates ratings. */
export class GameArchive {
  readonly #store: Pick<DatabaseHandle, 'kysely' | 'writeAll'>;

  constructor(store: Pick<DatabaseHandle, 'kysely' | 'writeAll'>) {
    this.#store = store;
  }

  /** Atomic, and without effect for an archived game. Returns the new ratings if this call made them. */
  async finish(game: FinishedGame): Promise<readonly RatingChange[] | undefined> {
    if (game.isRated) return this.#finishRated(game);
    const { kysely, writeAll } = this.#store;
    await writeAll([addGame(kysely, game), addPlayers(kysely, game, []), markArchived(kysely, game.id)]);
    return undefined;
  }

  /** In a transaction, because ratings are read before they are written. */
  async #finishRated(game: FinishedGame): Promise<readonly RatingChange[] | undefined> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#store.kysely.transaction().execute((trx) => finished(trx, game));
      } catch (error) {
        if (!isOvertaken(error) || tries >= MAX_TRIES) throw error;
      }
    }
  }

  /** Marks a finished room without a game as archived. */
  async skip(room: RoomId): Promise<void> {
    await markArchived(this.#store.kysely, room).execute();
  }
}

/** PostgreSQL reports a deadlock if two games of the same two players end at once. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof Overtaken || (error instanceof Error && 'code' in error && error.code === '40P01');

async function finished(trx: Kysely<Database>, ended: FinishedGame): Promise<readonly RatingChange[] | undefined> {
  const game = { ...ended, isRated: await allExist(trx, ended) };
  const { numInsertedOrUpdatedRows: added = 0n } = await addGame(trx, game).executeTakeFirst();
  await markArchived(trx, game.id).execute();
  if (added === 0n) return undefined;
  const rated = game.isRated ? await rate(trx, game) : [];
  await addPlayers(trx, game, rated).execute();
  return game.isRated ? rated.map(rounded) : undefined;
}

/** false: a player was deleted during the game, which is not rated then. */
async function allExist(trx: Kysely<Database>, { players }: FinishedGame): Promise<boolean> {
  const ids = players.flatMap(({ member }) => member ?? []);
  const rows = await trx.selectFrom('member').select('id').where('id', 'in', ids).execute();
  return rows.length === ids.length;
}

const rounded = ({ seat, before, after }: RatedSeat): RatingChange => ({
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

const addPlayers = (db: Kysely<Database>, game: FinishedGame, rated: readonly RatedSeat[]) =>
  db
    .insertInto('game_player')
    .values((eb) =>
      game.players.map((player, seat) => {
        const change = rated.find((one) => one.seat === seat);
        return {
          ...playerRow(player),
          // null if the player was deleted during the game.
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

async function rate(trx: Kysely<Database>, { players, pool, endedAt }: FinishedGame): Promise<readonly RatedSeat[]> {
  const [one, two] = players;
  if (!one?.member || !two?.member || one.outcome === 'none') return [];
  const store = new RatingStore(trx);
  const stored = [await store.find(one.member, pool), await store.find(two.member, pool)] as const;
  const before: readonly [StoredRating, StoredRating] = [
    stored[0] ?? firstRating(endedAt),
    stored[1] ?? firstRating(endedAt),
  ];
  const after = ratedGame(before, SCORES[one.outcome], endedAt);
  // In the order of ids, so that two games of the same players do not deadlock.
  const seats = one.member < two.member ? ([0, 1] as const) : ([1, 0] as const);
  for (const seat of seats) {
    const member = seat === 0 ? one.member : two.member;
    if (!(await store.replace(member, pool, stored[seat], after[seat]))) throw new Overtaken();
  }
  return before.map(({ rating }, seat) => ({ seat, before: rating, after: after[seat as 0 | 1].rating }));
}
