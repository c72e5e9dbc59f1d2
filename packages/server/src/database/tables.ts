import type { MemberId, MemberKind, PlayerOutcome, Pool, RoomId, RoomStage, TokenScope } from '@oia/protocol';

/** The id of a server process. */
export type ProcessId = string;

export interface ProcessTables {
  process: ProcessTable;
}

/** One uptime of a process. Ended ones are kept, because they tell when no process ran. */
interface ProcessTable {
  id: ProcessId;
  started_at: number;
  seen_at: number;
  stopped_at: number | null;
}

export interface RoomTables {
  room: RoomTable;
  entry: EntryTable;
  sitting: SittingTable;
}

interface RoomTable {
  id: RoomId;
  /** JSON of `StoredTerms`. */
  terms: string;
  /** 1: listed in the lobby while waiting. */
  is_open: number;
  opened_at: number;
  /** The version of its last entry. */
  version: number;
  stage: RoomStage;
  /** When the room has to be checked without a command. */
  deadline: number | null;
  /** The process that holds it in memory. */
  owner: ProcessId | null;
  /** Raised by each claim; writes with an older fence are refused. */
  fence: number;
  /** 1: the finished game is in the archive. */
  archived: number;
}

/** The changes of a room, one per row. Append-only. */
interface EntryTable {
  room: RoomId;
  version: number;
  at: number;
  /** JSON of `RoomEntry`. */
  data: string;
}

interface SittingTable {
  room: RoomId;
  member: MemberId;
}

export interface MemberTables {
  member: MemberTable;
  member_name: MemberNameTable;
  session: SessionTable;
  passkey: PasskeyTable;
  challenge: ChallengeTable;
  token: TokenTable;
  secret: SecretTable;
}

interface MemberTable {
  id: MemberId;
  kind: MemberKind;
  /** Empty for a guest without a name. */
  name: string;
  /** As `Passwords` writes it. */
  password: string | null;
  /** The account of a program. */
  owner: MemberId | null;
  created_at: number;
}

/** The names of accounts and programs. A separate table, so that taking a name is a plain insert on both databases. */
interface MemberNameTable {
  /** `nameKey`: the same for names that look alike. */
  key: string;
  member: MemberId;
}

/** A signed-in browser. */
interface SessionTable {
  /** The hash of the cookie, which itself is not stored. */
  hash: string;
  /** The id shown to its owner. */
  id: string;
  member: MemberId;
  agent: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
}

interface PasskeyTable {
  /** The credential's id, in base64url. */
  id: string;
  member: MemberId;
  public_key: string;
  counter: number;
  /** JSON of a list. */
  transports: string;
  label: string;
  created_at: number;
  used_at: number | null;
}

/** A pending challenge for an authenticator, deleted with the first answer. */
interface ChallengeTable {
  challenge: string;
  purpose: 'add' | 'signIn';
  /** The owner of the new passkey, and the name of a new account. */
  member: MemberId | null;
  name: string | null;
  expires_at: number;
}

/** A token of a program. */
interface TokenTable {
  hash: string;
  id: string;
  member: MemberId;
  label: string;
  scope: TokenScope;
  created_at: number;
  used_at: number | null;
}

/** Keys of the server itself, created at the first start and shared by all processes. */
interface SecretTable {
  name: string;
  value: string;
}

export interface GameTables {
  game: GameTable;
  game_player: GamePlayerTable;
  rating: RatingTable;
}

/** A finished game. */
interface GameTable {
  /** The id of its room. */
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
  /** The final position, in notation. */
  position: string;
  fleece: string | null;
  /** Without player names, because players may be renamed or deleted. */
  record: string;
}

/** A player of a finished game. */
interface GamePlayerTable {
  game: RoomId;
  seat: number;
  /** null: a computer, or a deleted member. */
  member: MemberId | null;
  /** The name of a computer; empty for members, who are shown by their current name. */
  name: string;
  kind: MemberKind | 'computer';
  level: number | null;
  power: string | null;
  outcome: PlayerOutcome;
  rating_before: number | null;
  rating_after: number | null;
  /** Copied from the game, so that an index finds the games of a player or power in order. */
  ended_at: number;
}

interface RatingTable {
  member: MemberId;
  pool: Pool;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  /** When the last game ended; the deviation grows from then on. */
  at: number;
}

export interface ConductTables {
  report: ReportTable;
  mute: MuteTable;
}

/** A report for the operator. */
interface ReportTable {
  id: string;
  at: number;
  by: MemberId;
  about: MemberId;
  /** The name at the time of the report. */
  about_name: string;
  room: RoomId | null;
  /** The reported words, as stored by the server. */
  said: string | null;
  reason: string;
  note: string | null;
}

/** A member whose free text another member does not want to read. */
interface MuteTable {
  member: MemberId;
  muted: MemberId;
  name: string;
  at: number;
}

/**
 * All tables. `migrations/` creates them, with types that both databases have: `text`, `integer`, `bigint` for times in milliseconds, `double precision`; 0 or 1 for no or yes.
 */
export interface Database extends RoomTables, ProcessTables, MemberTables, GameTables, ConductTables {}
