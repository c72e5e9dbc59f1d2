import type { Pool, RatingChange } from '@oia/protocol';
import type { Member } from '../accounts/member.ts';
import type { DatabaseHandle } from '../database/open-database.ts';
import { RatingStore } from '../ratings/rating-store.ts';
import { type FinishedRoom, finishedGame } from './finished-game.ts';
import { GameArchive } from './game-archive.ts';
import { GameSearch } from './game-search.ts';

/** Finished games and the ratings that result from them. */
export class Archive {
  readonly games: GameSearch;
  readonly ratings: RatingStore;
  readonly #archive: GameArchive;

  constructor(store: Pick<DatabaseHandle, 'kysely' | 'writeAll'>) {
    this.games = new GameSearch(store.kysely);
    this.ratings = new RatingStore(store.kysely);
    this.#archive = new GameArchive(store);
  }

  /** Archives a finished game, once. Returns the new ratings if it was rated by this call. */
  async finish(room: FinishedRoom): Promise<readonly RatingChange[] | undefined> {
    const game = finishedGame(room);
    if (game) return this.#archive.finish(game);
    await this.#archive.skip(room.id);
    return undefined;
  }

  /** The rounded rating; undefined for members without a rated game. */
  async ratingOf({ id, kind }: Pick<Member, 'id' | 'kind'>, pool: Pool): Promise<number | undefined> {
    if (kind === 'guest') return undefined;
    const stored = await this.ratings.find(id, pool);
    return stored && Math.round(stored.rating);
  }
}
