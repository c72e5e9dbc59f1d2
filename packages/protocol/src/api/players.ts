import { type Static, Type } from 'typebox';
import { ArchivedGame, PoolName } from './games.ts';
import { MemberKind } from './me.ts';

/** A rating in one pool. */
export const PlayerRating = Type.Object({
  pool: PoolName,
  rating: Type.Integer(),
  deviation: Type.Integer(),
  games: Type.Integer(),
  isProvisional: Type.Boolean({ description: 'Too uncertain for the leaderboard' }),
});
export type PlayerRating = Static<typeof PlayerRating>;

/** A player's results with one power. */
export const PowerResults = Type.Object({
  power: Type.Optional(Type.String({ description: 'Left out: without a power' })),
  wins: Type.Integer(),
  draws: Type.Integer(),
  losses: Type.Integer(),
});
export type PowerResults = Static<typeof PowerResults>;

/** The public profile of an account or a program. */
export const Profile = Type.Object({
  name: Type.String(),
  kind: MemberKind,
  since: Type.Integer({ description: 'When it was made, in milliseconds' }),
  ratings: Type.Array(PlayerRating),
  powers: Type.Array(PowerResults),
  games: Type.Array(ArchivedGame, { description: 'The newest; more by `/api/games?player=`' }),
});
export type Profile = Static<typeof Profile>;

export const LeaderboardEntry = Type.Object({
  place: Type.Integer(),
  name: Type.String(),
  kind: MemberKind,
  rating: Type.Integer(),
  deviation: Type.Integer(),
  games: Type.Integer(),
});
export type LeaderboardEntry = Static<typeof LeaderboardEntry>;
export const LeaderboardAnswer = Type.Object({ pool: PoolName, entries: Type.Array(LeaderboardEntry) });
export type LeaderboardAnswer = Static<typeof LeaderboardAnswer>;
