import { LeaderboardAnswer, PoolName, Profile } from '@oia/protocol';
import { Type } from 'typebox';
import type { Members } from '../accounts/members.ts';
import { isProvisional, ratingNow, type StoredRating } from '../ratings/rated-game.ts';
import type { RatingStore } from '../ratings/rating-store.ts';
import type { Plugin } from '../routing/route.ts';
import { ApiError } from '../routing/route.ts';
import type { GameSearch } from './game-search.ts';

export interface PlayerRoutesOptions {
  readonly members: Pick<Members, 'byName'>;
  readonly ratings: RatingStore;
  readonly games: GameSearch;
  readonly now?: () => number;
}

const tags = ['players'];
const LEADERBOARD_SIZE = 100;
const RECENT_GAMES = 20;

/** Profiles and leaderboards. */
export const playerRoutes: Plugin<PlayerRoutesOptions> = async (http, { members, ratings, games, now = Date.now }) => {
  http.get(
    '/players/:name',
    {
      schema: {
        summary: 'An account or a program: ratings, results by power, newest games',
        tags,
        params: Type.Object({ name: Type.String({ maxLength: 60 }) }),
        response: { '2xx': Profile },
      },
    },
    async ({ params: { name } }): Promise<Profile> => {
      const member = await members.byName(name);
      if (!member) throw new ApiError(404, 'noSuchThing', 'There is no player with this name.');
      const [stored, powers, recent] = await Promise.all([
        ratings.ofMember(member.id),
        games.resultsByPower(member.id),
        games.search({ member: member.id }, undefined, RECENT_GAMES),
      ]);
      return {
        name: member.name,
        kind: member.kind,
        since: member.createdAt,
        ratings: stored.map(({ pool, ...rating }) => ({ pool, ...shown(rating, now()) })),
        powers: [...powers],
        games: recent.map(({ game }) => game),
      };
    },
  );

  http.get(
    '/leaderboards/:pool',
    {
      schema: {
        summary: 'The best players of a pool, without provisional ratings',
        tags,
        params: Type.Object({ pool: PoolName }),
        response: { '2xx': LeaderboardAnswer },
      },
    },
    async ({ params: { pool } }): Promise<LeaderboardAnswer> => {
      const best = await ratings.best(pool, now(), LEADERBOARD_SIZE);
      const entries = best.map(({ name, kind, ...stored }, i) => {
        const { rating, deviation, games: played } = shown(stored, now());
        return { place: i + 1, name, kind, rating, deviation, games: played };
      });
      return { pool, entries };
    },
  );
};

function shown(stored: StoredRating, now: number) {
  const rating = ratingNow(stored, now);
  return {
    rating: Math.round(rating.rating),
    deviation: Math.round(rating.deviation),
    games: stored.games,
    isProvisional: isProvisional(rating),
  };
}
