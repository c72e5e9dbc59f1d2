import type { MemberId, MemberKind, Pool } from '@oia/protocol';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type HeldRating, MOST_CERTAIN_DEVIATION } from '../ratings/rated-game.ts';
import type { Database } from './database.ts';

/** A rating and whose it is. */
export interface RankedRating extends HeldRating {
  readonly name: string;
  readonly kind: MemberKind;
}

type RatingRow = Omit<Selectable<Database['rating']>, 'member' | 'pool'>;

const heldRating = ({ rating, deviation, volatility, games, at }: RatingRow): HeldRating => ({
  rating,
  deviation,
  volatility,
  games,
  at,
});

const DAY = 24 * 3_600_000;
/** The square of Glicko-2's scale, by which a deviation grows with the days. */
const SCALE_SQUARED = 173.7178 ** 2;

export class RatingStore {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async find(member: MemberId, pool: Pool): Promise<HeldRating | undefined> {
    const row = await this.#db
      .selectFrom('rating')
      .selectAll()
      .where('member', '=', member)
      .where('pool', '=', pool)
      .executeTakeFirst();
    return row && heldRating(row);
  }

  async ofMember(member: MemberId): Promise<readonly (HeldRating & { readonly pool: Pool })[]> {
    const rows = await this.#db.selectFrom('rating').selectAll().where('member', '=', member).execute();
    return rows.map((row) => ({ ...heldRating(row), pool: row.pool }));
  }

  /** The best of those whose strength is known well enough today. */
  async best(pool: Pool, now: number, limit: number): Promise<readonly RankedRating[]> {
    const variance = sql<number>`deviation * deviation + ${SCALE_SQUARED} * volatility * volatility * (${now} - at) / ${DAY}`;
    const rows = await this.#db
      .selectFrom('rating')
      .innerJoin('member', 'member.id', 'rating.member')
      .select(['rating', 'deviation', 'volatility', 'games', 'at', 'member.name', 'member.kind'])
      .where('pool', '=', pool)
      .where(variance, '<=', MOST_CERTAIN_DEVIATION ** 2)
      .orderBy('rating', 'desc')
      .orderBy('member.name')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...heldRating(row), name: row.name, kind: row.kind }));
  }

  /**
   * Writes a rating in the place of what it was computed from. false: that has changed in the meantime, because another
   * game has ended.
   */
  async replace(member: MemberId, pool: Pool, before: HeldRating | undefined, after: HeldRating): Promise<boolean> {
    if (!before) return this.#insert(member, pool, after);
    const { numUpdatedRows } = await this.#db
      .updateTable('rating')
      .set(after)
      .where('member', '=', member)
      .where('pool', '=', pool)
      .where('games', '=', before.games)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async #insert(member: MemberId, pool: Pool, rating: HeldRating): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('rating')
      .values({ member, pool, ...rating })
      .onConflict((conflict) => conflict.columns(['member', 'pool']).doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
}
