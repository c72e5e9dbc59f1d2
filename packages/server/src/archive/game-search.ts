import type { ArchivedGame, GamePlayer, MemberId, PlayerOutcome, Pool, PowerResults, RoomId } from '@oia/protocol';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { withNames } from './game-record.ts';

/** Search criteria. `result` is that of the member or the power; without either, that of the first seat. */
export interface GameQuery {
  readonly power?: string | undefined;
  readonly member?: MemberId | undefined;
  readonly result?: PlayerOutcome | undefined;
  readonly pool?: Pool | undefined;
  readonly since?: number | undefined;
  readonly until?: number | undefined;
}

/** The position of a game in the list, newest first. */
export interface PageCursor {
  readonly endedAt: number;
  readonly id: RoomId;
}

export interface FoundGame {
  readonly game: ArchivedGame;
  /** With current names. */
  readonly record: string;
}

type GameRow = Selectable<Database['game']>;
type PlayerRow = Omit<Selectable<Database['game_player']>, 'ended_at'> & { readonly current: string | null };

/** Finds finished games. */
export class GameSearch {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async find(id: RoomId): Promise<FoundGame | undefined> {
    const row = await this.#db.selectFrom('game').selectAll().where('id', '=', id).executeTakeFirst();
    return row && (await this.#withPlayers([row]))[0];
  }

  /** One page, newest first. */
  async search(search: GameQuery, before: PageCursor | undefined, limit: number): Promise<readonly FoundGame[]> {
    const ids = await this.#ids(search, before, limit);
    if (ids.length === 0) return [];
    const rows = await this.#db.selectFrom('game').selectAll().where('id', 'in', ids).execute();
    const sorted = ids.flatMap((id) => rows.filter((row) => row.id === id));
    return this.#withPlayers(sorted);
  }

  async #ids(search: GameQuery, before: PageCursor | undefined, limit: number): Promise<readonly RoomId[]> {
    const { power, member, result, pool, since, until } = search;
    const isByPlayer = [power, member, result].some((part) => part !== undefined);
    const [at, id] = isByPlayer ? (['p.ended_at', 'p.game'] as const) : (['g.ended_at', 'g.id'] as const);
    const rows = await this.#db
      .selectFrom('game as g')
      .$if(isByPlayer, (query) => query.innerJoin('game_player as p', 'p.game', 'g.id'))
      .select('g.id')
      .$if(power !== undefined, (query) => query.where(sql`p.power`, '=', power))
      .$if(member !== undefined, (query) => query.where(sql`p.member`, '=', member))
      // Without a player only the first seat counts, so that each game is found once.
      .$if(isByPlayer && power === undefined && member === undefined, (query) => query.where(sql`p.seat`, '=', 0))
      .$if(result !== undefined, (query) => query.where(sql`p.outcome`, '=', result))
      .$if(pool !== undefined, (query) => query.where('g.pool', '=', pool as Pool))
      .$if(since !== undefined, (query) => query.where(sql.ref(at), '>=', since))
      .$if(until !== undefined, (query) => query.where(sql.ref(at), '<', until))
      .$if(before !== undefined, (query) =>
        query.where(sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${before?.endedAt}, ${before?.id})`),
      )
      .orderBy(sql.ref(at), 'desc')
      .orderBy(sql.ref(id), 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => row.id);
  }

  async #withPlayers(rows: readonly GameRow[]): Promise<readonly FoundGame[]> {
    const players = await this.#db
      .selectFrom('game_player')
      .leftJoin('member', 'member.id', 'game_player.member')
      .select(['game', 'seat', 'game_player.member', 'game_player.name', 'game_player.kind', 'level', 'power'])
      .select(['outcome', 'rating_before', 'rating_after', 'member.name as current'])
      .where(
        'game',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('seat')
      .execute();
    return rows.map((row) =>
      foundGame(
        row,
        players.filter(({ game }) => game === row.id),
      ),
    );
  }

  /** Results of a member by power, most played first. */
  async resultsByPower(member: MemberId): Promise<readonly PowerResults[]> {
    const count = (outcome: PlayerOutcome) =>
      sql<number>`sum(case when outcome = ${sql.lit(outcome)} then 1 else 0 end)`;
    const rows = await this.#db
      .selectFrom('game_player')
      .select(['power', count('win').as('wins'), count('draw').as('draws'), count('loss').as('losses')])
      .where('member', '=', member)
      .where('outcome', '<>', 'none')
      .groupBy('power')
      .orderBy(sql`count(*)`, 'desc')
      .execute();
    return rows.map(({ power, wins, draws, losses }) => ({
      ...(power === null ? {} : { power }),
      wins: Number(wins),
      draws: Number(draws),
      losses: Number(losses),
    }));
  }
}

function foundGame(row: GameRow, players: readonly PlayerRow[]): FoundGame {
  const shown = players.map(playerOf);
  const names = shown.map(({ name, level }) => name || (level === undefined ? '' : `Oia level ${level}`));
  return { game: gameOf(row, shown), record: withNames(row.record, names) };
}

const gameOf = (row: GameRow, players: GamePlayer[]): ArchivedGame => ({
  id: row.id,
  endedAt: row.ended_at,
  pool: row.pool,
  isRated: row.is_rated === 1,
  control: JSON.parse(row.control),
  result: row.result,
  reason: row.reason,
  turns: row.turns,
  position: row.position,
  ...(row.fleece === null ? {} : { fleece: row.fleece }),
  players,
});

const playerOf = (row: PlayerRow): GamePlayer => ({
  name: row.current ?? row.name,
  kind: row.kind,
  ...(row.level === null ? {} : { level: row.level }),
  ...(row.power === null ? {} : { power: row.power }),
  outcome: row.outcome,
  ...(row.rating_before === null ? {} : { ratingBefore: Math.round(row.rating_before) }),
  ...(row.rating_after === null ? {} : { ratingAfter: Math.round(row.rating_after) }),
});
