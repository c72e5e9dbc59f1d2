import type { PowerId } from './power-list.ts';
import type { Sex } from './readers.ts';
import type { EndReason } from './result.ts';
import type { Square } from './squares.ts';
import type { StepKind } from './steps.ts';

/**
 * The events of a step, in order: for logs, screen readers, sounds, servers and other programs. Sides own
 * workers, seats hold cards, a card is its index in `match.cards`; powers are named by id. Events are plain data and can be sent as JSON.
 */
export type GameEvent = WorkerEvent | BuildingEvent | CardEvent | FlowEvent;

/** `side` is the owner of the worker. */
export type WorkerEvent =
  /** Placed during set-up. */
  | { readonly kind: 'placed'; readonly side: number; readonly at: Square; readonly sex: Sex }
  /** Entered the game from a card. */
  | { readonly kind: 'entered'; readonly side: number; readonly at: Square }
  /** Moved; `rise` is the number of levels, negative for down. */
  | ({ readonly kind: 'moved'; readonly rise: number } & Travel)
  /** Displaced by a worker that moved onto its square: swapped with it, or pushed on. */
  | ({ readonly kind: 'swapped' | 'pushed' } & Travel)
  /** Moved by a step of a power. */
  | ({ readonly kind: 'forced'; readonly by: StepKind } & Travel)
  /** Swept from one whirlpool to the other; this counts as a step. */
  | ({ readonly kind: 'swept'; readonly rise: number } & Travel)
  /** Forced on in the direction of its step. */
  | ({ readonly kind: 'slid' } & Travel)
  /** Removed from the game; petrified: replaced by the block just built there. */
  | { readonly kind: 'killed' | 'petrified'; readonly side: number; readonly at: Square }
  | { readonly kind: 'marked' | 'unmarked'; readonly side: number; readonly at: Square }
  /** Only in views: a worker that the viewer does not see was placed or has moved. */
  | { readonly kind: 'unseen'; readonly side: number };

export interface Travel {
  readonly side: number;
  readonly from: Square;
  readonly to: Square;
}

export type BuildingEvent =
  /** `side` and `by`: the worker that built; views that do not show it have no `by`. `level`: blocks on the square now. */
  | {
      readonly kind: 'built';
      readonly side: number;
      readonly by?: Square;
      readonly at: Square;
      readonly dome: boolean;
      readonly level: number;
    }
  /** The top block was removed. */
  | { readonly kind: 'lowered'; readonly at: Square; readonly level: number }
  | { readonly kind: 'ramPlaced'; readonly at: Square };

export interface CardRef {
  readonly card: number;
  readonly power: PowerId;
}

export type CardEvent =
  /** `token` is the name of the card's field. */
  | ({ readonly kind: 'tokenPut' | 'tokenGone'; readonly token: string; readonly at: Square } & CardRef)
  /** A power that works once has been used. */
  | ({ readonly kind: 'powerUsed' } & CardRef)
  /** A count on the card has changed: coins left, workers in reserve, pieces saved. */
  | ({
      readonly kind: 'stockChanged';
      readonly stock: string;
      readonly count: number;
      readonly change: number;
    } & CardRef)
  | ({ readonly kind: 'oriented'; readonly direction: number } & CardRef)
  /** `drawn` is the power that was drawn. */
  | ({ readonly kind: 'cardDrawn'; readonly drawn: PowerId } & CardRef)
  | ({ readonly kind: 'reshuffled' } & CardRef)
  /** `seat` holds the card now: a thief, the owner again, a player beside the Ram for this turn. */
  | ({ readonly kind: 'cardTaken' | 'cardReturned' | 'cardLent'; readonly seat: number } & CardRef)
  /** The card that works for `seat` in this turn: the Ram's, or a hero (Z38). */
  | ({ readonly kind: 'cardNamed'; readonly seat: number } & CardRef)
  /** A secret was chosen; views that do not show it have no squares. */
  | ({ readonly kind: 'secretChosen'; readonly secret: string; readonly squares?: readonly Square[] } & CardRef)
  | ({ readonly kind: 'secretRevealed'; readonly secret: string; readonly squares: readonly Square[] } & CardRef);

export type FlowEvent =
  /** The step was cancelled because an unseen worker was in the way. */
  | { readonly kind: 'cut'; readonly at: Square }
  | { readonly kind: 'turnEarned'; readonly seat: number; readonly power: PowerId }
  /** One of three players is out; workers, tokens and card leave the game. `workers`: where they stood. */
  | {
      readonly kind: 'eliminated';
      readonly seat: number;
      readonly reason: EndReason;
      readonly workers: readonly Square[];
    }
  /** Hidden workers are revealed to all: where they stood when their player was eliminated, or stand at the end. */
  | { readonly kind: 'workersRevealed'; readonly side: number; readonly squares: readonly Square[] }
  /** The game is over; `winner` is a side, `power` the one that decided it. Both are optional. */
  | { readonly kind: 'ended'; readonly winner?: number; readonly reason: EndReason; readonly power?: PowerId };
