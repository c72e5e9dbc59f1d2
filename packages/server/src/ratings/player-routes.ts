import { LeaderboardAnswer, PoolName, Profile } from '@oia/protocol';
import { Type } from 'typebox';
import { ApiError } from '../http/api-error.ts';
import type { Plugin } from '../http/http.ts';
import type { Members } from '../members/members.ts';
import type { GameSearch } from '../store/game-search.ts';
import type { RatingStore } from '../store/rating-store.ts';
import { type HeldRating, isProvisional, ratingNow } from './rated-game.ts';

export interface PlayerRoutesOptions {
  readonly members: Pick<Members, 'byName'>;
  readonly ratings: RatingStore;
  readonly games: GameSearch;
  readonly now?: () => number;
}

const tags = ['players'];
const PLACES = 100;
const RECENT = 20;

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
      if (!member) throw new ApiError(404, 'noSuchThing', 'Nobody has this name.');
      const [held, powers, recent] = await Promise.all([
        ratings.ofMember(member.id),
        games.resultsByPower(member.id),
        games.search({ member: member.id }, undefined, RECENT),
      ]);
      return {
        name: member.name,
        kind: member.kind,
        since: member.createdAt,
        ratings: held.map(({ pool, ...rating }) => ({ pool, ...shown(rating, now()) })),
        powers: [...powers],
        games: recent.map(({ game }) => game),
      };
    },
  );

  http.get(
    '/leaderboards/:pool',
    {
      schema: {
        summary: 'The best of a pool whose strength is known well enough',
        tags,
        params: Type.Object({ pool: PoolName }),
        response: { '2xx': LeaderboardAnswer },
      },
    },
    async ({ params: { pool } }): Promise<LeaderboardAnswer> => {
      const best = await ratings.best(pool, now(), PLACES);
      const entries = best.map(({ name, kind, ...held }, i) => {
        const { rating, deviation, games: played } = shown(held, now());
        return { place: i + 1, name, kind, rating, deviation, games: played };
      });
      return { pool, entries };
    },
  );
};

function shown(held: HeldRating, now: number) {
  const rating = ratingNow(held, now);
  return {
    rating: Math.round(rating.rating),
    deviation: Math.round(rating.deviation),
    games: held.games,
    isProvisional: isProvisional(rating),
  };
}
