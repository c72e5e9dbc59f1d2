import type {
  ChatLine,
  CommandId,
  MemberId,
  RatingChange,
  RoomId,
  RoomRefusal,
  RoomStage,
  TakeBackOffer,
} from '@oia/protocol';
import type { TableSetup } from '@oia/table';
import type { Member } from '../members/member.ts';
import type { ClockState } from './game-clock.ts';
import type { TableDelta } from './table-delta.ts';

/** A member at a seat. */
export interface Seated {
  readonly seat: number;
  readonly member: Member;
  /** In the pool of this game. */
  readonly rating?: number;
}

/** One durable change of a room: what is stored, and what a room is rebuilt from. Only what changed is in it; `null`: there is none any more. */
export interface RoomEntry {
  /** The version of the room after it, from 1. */
  readonly version: number;
  readonly at: number;
  readonly stage?: RoomStage;
  readonly seated?: readonly Seated[];
  /** Seats filled by computers; with `stage: 'playing'` the names of all. */
  readonly setup?: TableSetup;
  readonly table?: TableDelta;
  readonly clock?: ClockState;
  readonly takeBack?: TakeBackOffer | null;
  readonly said?: ChatLine;
  readonly next?: RoomId;
  readonly ratings?: readonly RatingChange[];
  /** The command that made it: repeating that one changes nothing. */
  readonly command?: { readonly member: MemberId; readonly id: CommandId };
  /** That command was refused all the same: its first steps revealed a secret, so they stand. */
  readonly refusal?: RoomRefusal;
}
