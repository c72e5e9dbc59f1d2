import type { TableEvent, Refusal as TableRefusal, TableSetup, TableView } from '@oia/table';
import type { Phrase } from './actions.ts';
import type { RoomId } from './ids.ts';
import type { StoredFacts } from './room-facts.ts';
import type { TimeControl } from './time-control.ts';

/** Separate ratings: without powers, with powers but nothing hidden and no chance, and everything. */
export const POOLS = ['none', 'open', 'all'] as const;
export type Pool = (typeof POOLS)[number];

/** A member at a seat, as others see them. */
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
  /** The seat whose clock runs. */
  readonly running?: number;
}

/** A player's message to the others. */
export interface ChatLine {
  readonly seat: number;
  readonly name: string;
  readonly said: { readonly phrase: Phrase } | { readonly text: string };
  readonly at: number;
}

/** The part of a room around its table that seldom changes; sent as a whole. */
export type RoomFacts = StoredFacts & { readonly sittings: readonly Sitting[] };

/** Everything that a viewer may know of a room. */
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
  /** Present once all seats are taken. */
  readonly table?: TableView;
  readonly clock: ClockView;
  /** Empty for spectators. */
  readonly chat: readonly ChatLine[];
}

/** A change of a room as a viewer may know it. */
export type RoomEvent =
  | { readonly kind: 'table'; readonly events: readonly TableEvent[] }
  | { readonly kind: 'started'; readonly setup: TableSetup; readonly table: TableView }
  /** A computer has taken a seat. */
  | { readonly kind: 'setup'; readonly setup: TableSetup }
  | { readonly kind: 'facts'; readonly facts: RoomFacts }
  | { readonly kind: 'clock'; readonly clock: ClockView }
  | { readonly kind: 'said'; readonly line: ChatLine };

/** Refusals of a room, in addition to those of its table. */
export const ROOM_REFUSALS = [
  /** The game has not begun. */
  'notStarted',
  'started',
  'seatTaken',
  'seated',
  'notOpener',
  'accountNeeded',
  /** The player to move is there, or has not been away for long enough. */
  'notAway',
  'noChat',
  'muted',
  'tooOften',
  'clockRuns',
  /** Unknown whether it was saved: retry with the same id. */
  'tryAgain',
  'noRoom',
  /** The sender is no member any more, or may only read. */
  'signedOut',
  /** The stored room cannot be read. */
  'broken',
] as const;
export type RoomRefusalCode = (typeof ROOM_REFUSALS)[number];
export type RoomRefusal = TableRefusal | { readonly code: RoomRefusalCode };

/** The answer to a command: `version` is the room's version after it, which is then durable. */
export type RoomAnswer =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly refusal: RoomRefusal };
