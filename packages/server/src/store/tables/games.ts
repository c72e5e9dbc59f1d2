import type { MemberId, MemberKind, PlayerOutcome, Pool, RoomId } from '@oia/protocol';

export interface GameTables {
  game: GameTable;
  game_player: GamePlayerTable;
  rating: RatingTable;
}

/** A finished game. */
interface GameTable {
  /** That of its room. */
  id: RoomId;
  ended_at: number;
  pool: Pool;
  is_rated: number;
  /** JSON of `TimeControl`. */
  control: string;
  /** As in records. */
  result: string;
  reason: string;
  turns: number;
  /** The last one, in notation. */
  position: string;
  fleece: string | null;
  /** Complete but for the names of the players, who may change theirs or be deleted. */
  record: string;
}

/** A player of a finished game. */
interface GamePlayerTable {
  game: RoomId;
  seat: number;
  /** null: a computer, or somebody who was deleted. */
  member: MemberId | null;
  /** Of a computer, empty otherwise: a member's name is the one of today. */
  name: string;
  kind: MemberKind | 'computer';
  level: number | null;
  power: string | null;
  outcome: PlayerOutcome;
  rating_before: number | null;
  rating_after: number | null;
  /** That of the game once more, so that the games of a player or a power are found in order. */
  ended_at: number;
}

interface RatingTable {
  member: MemberId;
  pool: Pool;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  /** When the last game ended: the deviation grows from then on. */
  at: number;
}
