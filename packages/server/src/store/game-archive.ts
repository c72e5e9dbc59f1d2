import type { RatingChange, RoomId } from '@oia/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { FinishedGame, FinishedPlayer } from '../archive/finished-game.ts';
import { firstRating, type HeldRating, ratedGame } from '../ratings/rated-game.ts';
import type { Database } from './database.ts';
import { RatingStore } from './rating-store.ts';

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
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** In one transaction, once: a game that is there already changes nothing. The new ratings, if this has made them. */
  async finish(game: FinishedGame): Promise<readonly RatingChange[] | undefined> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#db.transaction().execute((trx) => finished(trx, game));
      } catch (error) {
        if (!isOvertaken(error) || tries >= MOST_TRIES) throw error;
      }
    }
  }

  /** A room that is over without a game for the archive. */
  async skip(room: RoomId): Promise<void> {
    await this.#db.updateTable('room').set({ archived: 1 }).where('id', '=', room).execute();
  }
}

/** PostgreSQL says so itself where two games of the same two players end at once. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof Overtaken || (error instanceof Error && 'code' in error && error.code === '40P01');

async function finished(trx: Transaction<Database>, ended: FinishedGame): Promise<readonly RatingChange[] | undefined> {
  const game = await withoutDeleted(trx, ended);
  const isNew = await addGame(trx, game);
  await trx.updateTable('room').set({ archived: 1 }).where('id', '=', game.id).execute();
  if (!isNew) return undefined;
  const rated = game.isRated ? await rate(trx, game) : [];
  await addPlayers(trx, game, rated);
  return game.isRated ? rated.map(rounded) : undefined;
}

/** Somebody who was deleted while the game was played is nobody, and has no rating. */
async function withoutDeleted(trx: Transaction<Database>, game: FinishedGame): Promise<FinishedGame> {
  const ids = game.players.flatMap(({ member }) => member ?? []);
  if (ids.length === 0) return game;
  const rows = await trx.selectFrom('member').select('id').where('id', 'in', ids).execute();
  const isThere = (player: FinishedPlayer): boolean => rows.some(({ id }) => id === player.member);
  const players = game.players.map((player) => (isThere(player) ? player : { ...player, member: undefined }));
  return { ...game, players, isRated: game.isRated && rows.length === ids.length };
}

const rounded = ({ seat, before, after }: Rated): RatingChange => ({
  seat,
  before: Math.round(before),
  after: Math.round(after),
});

async function addGame(trx: Transaction<Database>, game: FinishedGame): Promise<boolean> {
  const { id, pool, result, reason, turns, position, record } = game;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('game')
    .values({
      id,
      ended_at: game.endedAt,
      pool,
      is_rated: game.isRated ? 1 : 0,
      control: JSON.stringify(game.control),
      result,
      reason,
      turns,
      position,
      fleece: game.fleece ?? null,
      record,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function addPlayers(trx: Transaction<Database>, game: FinishedGame, rated: readonly Rated[]): Promise<void> {
  const rows = game.players.map((player, seat) => {
    const change = rated.find((one) => one.seat === seat);
    return {
      ...playerRow(player),
      game: game.id,
      seat,
      ended_at: game.endedAt,
      rating_before: change?.before ?? null,
      rating_after: change?.after ?? null,
    };
  });
  await trx.insertInto('game_player').values(rows).execute();
}

const playerRow = ({ member, name, kind, level, power, outcome }: FinishedPlayer) => ({
  member: member ?? null,
  name,
  kind,
  level: level ?? null,
  power: power ?? null,
  outcome,
});

const SCORES = { win: 1, draw: 0.5, loss: 0 } as const;

async function rate(trx: Transaction<Database>, { players, pool, endedAt }: FinishedGame): Promise<readonly Rated[]> {
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
