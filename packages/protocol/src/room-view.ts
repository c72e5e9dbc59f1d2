import type { TableEvent, Refusal as TableRefusal, TableSetup, TableView } from '@oia/table';
import type { Phrase } from './actions.ts';
import type { RoomId } from './ids.ts';
import type { TimeControl } from './time-control.ts';

/** `waiting`: seats are free. `cancelled`: it never was a game. */
export type RoomStage = 'waiting' | 'playing' | 'over' | 'cancelled';

/** Separate ratings: without powers, with powers but nothing hidden and no chance, and everything. */
export const POOLS = ['none', 'open', 'all'] as const;
export type Pool = (typeof POOLS)[number];

/** Somebody at a seat, as others see them. */
export interface Sitting {
  readonly seat: number;
  readonly name: string;
  /** Guests have no profile. */
  readonly kind: 'guest' | 'account' | 'program';
  /** In the pool of this game; undefined without one. */
  readonly rating?: number;
}

/** Milliseconds left by seat when this was sent; empty without a limit. */
export interface ClockView {
  readonly left: readonly number[];
  /** Whose clock runs. */
  readonly running?: number;
}

/** A wish to take back the last turn, that waits for the others. */
export interface TakeBackOffer {
  readonly by: number;
  readonly asked: readonly number[];
}

/** Something said by a player to the others. */
export interface ChatLine {
  readonly seat: number;
  readonly name: string;
  readonly said: { readonly phrase: Phrase } | { readonly text: string };
  readonly at: number;
}

export interface RatingChange {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

/** The part of a room around its table that seldom changes. */
export interface RoomFacts {
  readonly stage: RoomStage;
  readonly sittings: readonly Sitting[];
  readonly takeBack?: TakeBackOffer;
  /** The room of the rematch. */
  readonly next?: RoomId;
  /** After a rated game. */
  readonly ratings?: readonly RatingChange[];
}

/** Everything that somebody may know of a room. */
export interface RoomView extends RoomFacts {
  readonly id: RoomId;
  readonly version: number;
  readonly setup: TableSetup;
  readonly control: TimeControl;
  readonly isRated: boolean;
  readonly isOpen: boolean;
  readonly hasChat: boolean;
  readonly pool: Pool;
  /** The opener may fill seats and cancel. */
  readonly isOpener: boolean;
  /** From when all seats are taken. */
  readonly table?: TableView;
  readonly clock: ClockView;
  /** Empty for spectators. */
  readonly chat: readonly ChatLine[];
}

/** A change of a room as somebody may know it. */
export type RoomEvent =
  | { readonly kind: 'table'; readonly events: readonly TableEvent[] }
  | { readonly kind: 'started'; readonly setup: TableSetup; readonly table: TableView }
  /** A computer has taken a seat. */
  | { readonly kind: 'setup'; readonly setup: TableSetup }
  | { readonly kind: 'facts'; readonly facts: RoomFacts }
  | { readonly kind: 'clock'; readonly clock: ClockView }
  | { readonly kind: 'said'; readonly line: ChatLine };

/** Why a room refuses something, beyond what a table refuses. */
export const ROOM_REFUSALS = [
  /** The game has not begun. */
  'notStarted',
  'started',
  'seatTaken',
  'seated',
  'notOpener',
  'accountNeeded',
  /** Nobody has to be waited for, or not long enough. */
  'notAway',
  'noChat',
  'muted',
  'tooOften',
  'clockRuns',
  /** It is not known whether it was saved: ask again with the same id. */
  'tryAgain',
  'noRoom',
] as const;
export type RoomRefusalCode = (typeof ROOM_REFUSALS)[number];
export type RoomRefusal = TableRefusal | { readonly code: RoomRefusalCode };
