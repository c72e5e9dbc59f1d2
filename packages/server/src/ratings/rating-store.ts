import type { MemberId, MemberKind, Pool } from '@oia/protocol';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { DAY_MS } from '../util/time.ts';
import { GLICKO_SCALE } from './glicko2.ts';
import { MAX_LISTED_DEVIATION, type StoredRating } from './rated-game.ts';

/** A rating and its member. */
export interface RankedRating extends StoredRating {
  readonly name: string;
  readonly kind: MemberKind;
}

type RatingRow = Omit<Selectable<Database['rating']>, 'member' | 'pool'>;

const storedRating = ({ rating, deviation, volatility, games, at }: RatingRow): StoredRating => ({
  rating,
  deviation,
  volatility,
  games,
  at,
});

export class RatingStore {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async find(member: MemberId, pool: Pool): Promise<StoredRating | undefined> {
    const row = await this.#db
      .selectFrom('rating')
      .selectAll()
      .where('member', '=', member)
      .where('pool', '=', pool)
      .executeTakeFirst();
    return row && storedRating(row);
  }

  async ofMember(member: MemberId): Promise<readonly (StoredRating & { readonly pool: Pool })[]> {
    const rows = await this.#db.selectFrom('rating').selectAll().where('member', '=', member).execute();
    return rows.map((row) => ({ ...storedRating(row), pool: row.pool }));
  }

  /** The best ratings that are not provisional today: `afterRest` in SQL. */
  async best(pool: Pool, now: number, limit: number): Promise<readonly RankedRating[]> {
    const variance = sql<number>`deviation * deviation + ${GLICKO_SCALE ** 2} * volatility * volatility * (${now} - at) / ${DAY_MS}`;
    const rows = await this.#db
      .selectFrom('rating')
      .innerJoin('member', 'member.id', 'rating.member')
      .select(['rating', 'deviation', 'volatility', 'games', 'at', 'member.name', 'member.kind'])
      .where('pool', '=', pool)
      .where(variance, '<=', MAX_LISTED_DEVIATION ** 2)
      .orderBy('rating', 'desc')
      .orderBy('member.name')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...storedRating(row), name: row.name, kind: row.kind }));
  }

  /** Replaces the rating `before`. false: another game has changed it meanwhile. */
  async replace(member: MemberId, pool: Pool, before: StoredRating | undefined, after: StoredRating): Promise<boolean> {
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

  async #insert(member: MemberId, pool: Pool, rating: StoredRating): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('rating')
      .values({ member, pool, ...rating })
      .onConflict((conflict) => conflict.columns(['member', 'pool']).doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
}
