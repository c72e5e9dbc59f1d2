import {
  badFact,
  type ChatLine,
  type CommandId,
  type FactsDelta,
  type MemberId,
  type RoomRefusal,
} from '@oia/protocol';
import type { TableSetup } from '@oia/table';
import type { Member } from '../accounts/member.ts';
import type { ClockState } from './game-clock.ts';
import { type TableDelta, Unplayable } from './table-delta.ts';

/** A member at a seat of a room. */
export interface SeatedPlayer {
  readonly seat: number;
  readonly member: Member;
  /** The rating in the pool of this game. */
  readonly rating?: number;
}

/** One durable change of a room, from which it is rebuilt. Contains only what changed. */
export interface RoomEntry extends FactsDelta {
  /** The version of the room after it, from 1. */
  readonly version: number;
  readonly at: number;
  readonly seated?: readonly SeatedPlayer[];
  /** With seats filled by computers; with `stage: 'playing'` also with names. */
  readonly setup?: TableSetup;
  readonly table?: TableDelta;
  readonly clock?: ClockState;
  readonly said?: ChatLine;
  /** The command that made it, to recognise repetitions. */
  readonly command?: { readonly member: MemberId; readonly id: CommandId };
  /** The command was refused, but its first steps stand because they revealed a secret. */
  readonly refusal?: RoomRefusal;
}

/** Reads a stored entry; throws if its facts are malformed. Its steps are checked when they are played. */
export function readEntry(data: string): RoomEntry {
  const entry = JSON.parse(data) as RoomEntry;
  const bad = badFact({ ...entry });
  if (bad) throw new Unplayable(`fact ${bad}`);
  return entry;
}
