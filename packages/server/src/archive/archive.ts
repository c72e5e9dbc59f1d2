import type { Pool, RatingChange } from '@oia/protocol';
import type { Member } from '../members/member.ts';
import { GameArchive } from '../store/game-archive.ts';
import { GameSearch } from '../store/game-search.ts';
import { RatingStore } from '../store/rating-store.ts';
import type { Store } from '../store/store.ts';
import { finishGame } from './finish.ts';
import type { FinishedRoom } from './finished-game.ts';

/** Finished games and what they made of their players' ratings. */
export class Archive {
  readonly games: GameSearch;
  readonly ratings: RatingStore;
  readonly #archive: GameArchive;

  constructor(store: Pick<Store, 'kysely' | 'writeAll'>) {
    this.games = new GameSearch(store.kysely);
    this.ratings = new RatingStore(store.kysely);
    this.#archive = new GameArchive(store);
  }

  finish(room: FinishedRoom): Promise<readonly RatingChange[] | undefined> {
    return finishGame(this.#archive, room);
  }

  /** As others see it; undefined for somebody who has no rated game. */
  async ratingOf({ id, kind }: Pick<Member, 'id' | 'kind'>, pool: Pool): Promise<number | undefined> {
    if (kind === 'guest') return undefined;
    const held = await this.ratings.find(id, pool);
    return held && Math.round(held.rating);
  }
}
