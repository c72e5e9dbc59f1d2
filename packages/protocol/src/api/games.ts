import { type Static, Type } from 'typebox';
import { RoomId } from '../ids.ts';
import { POOLS } from '../room-view.ts';
import { TimeControl } from '../time-control.ts';
import { MemberKind } from './me.ts';

export const PoolName = Type.Enum(POOLS);

/** Result of a game for a player; `none`: broken off. */
export const OUTCOMES = ['win', 'loss', 'draw', 'none'] as const;
export const PlayerOutcome = Type.Enum(OUTCOMES);
export type PlayerOutcome = Static<typeof PlayerOutcome>;

/** A player of a finished game. */
export const GamePlayer = Type.Object({
  name: Type.String({ description: 'Empty for a player without a name, or whose account was deleted' }),
  kind: Type.Union([MemberKind, Type.Literal('computer')]),
  /** The level of a computer. */
  level: Type.Optional(Type.Integer()),
  /** Left out without one. */
  power: Type.Optional(Type.String()),
  outcome: PlayerOutcome,
  /** In the pool of the game, rounded; only of rated games. */
  ratingBefore: Type.Optional(Type.Integer()),
  ratingAfter: Type.Optional(Type.Integer()),
});
export type GamePlayer = Static<typeof GamePlayer>;

/** A finished game without its steps. */
export const ArchivedGame = Type.Object({
  id: RoomId,
  endedAt: Type.Integer(),
  pool: PoolName,
  isRated: Type.Boolean(),
  control: TimeControl,
  /** As in records: the letter of a seat, `draw` or `*`. */
  result: Type.String(),
  /** Why it ended, one of the reasons of the rules. */
  reason: Type.String(),
  turns: Type.Integer(),
  position: Type.String({ description: 'The last position, in notation' }),
  /** The card beside the Ram. */
  fleece: Type.Optional(Type.String()),
  /** By seat. */
  players: Type.Array(GamePlayer),
});
export type ArchivedGame = Static<typeof ArchivedGame>;

/** With its record, which is complete: what was hidden can be replayed from every side. */
export const ArchivedGameAnswer = Type.Object({ game: ArchivedGame, record: Type.String() });
export type ArchivedGameAnswer = Static<typeof ArchivedGameAnswer>;

const search = {
  power: Type.Optional(Type.String({ pattern: '^[a-z]{1,24}$', description: 'A power of one of the players' })),
  player: Type.Optional(Type.String({ maxLength: 60, description: 'The name of an account, or `me`' })),
  result: Type.Optional(Type.Enum(OUTCOMES, { description: 'For the player or the power' })),
  pool: Type.Optional(PoolName),
  since: Type.Optional(Type.Integer({ minimum: 0, description: 'Ended at this time or later, in milliseconds' })),
  until: Type.Optional(Type.Integer({ minimum: 0, description: 'Ended before this time' })),
};

/** Newest first. `before` is `next` of the page before. */
export const GamesQuery = Type.Object(
  {
    ...search,
    before: Type.Optional(Type.String({ pattern: '^[0-9]{1,16}-[a-z0-9]{8}$' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  },
  { additionalProperties: false },
);
export type GamesQuery = Static<typeof GamesQuery>;
export const GamesAnswer = Type.Object({
  games: Type.Array(ArchivedGame),
  next: Type.Optional(Type.String({ description: 'Where the next page begins; left out on the last' })),
});
export type GamesAnswer = Static<typeof GamesAnswer>;

/** Maximum number of records in one file. */
export const MAX_EXPORTED_RECORDS = 1000;
export const RecordsQuery = Type.Object(
  {
    ...search,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_EXPORTED_RECORDS, default: MAX_EXPORTED_RECORDS })),
  },
  { additionalProperties: false },
);
export type RecordsQuery = Static<typeof RecordsQuery>;
