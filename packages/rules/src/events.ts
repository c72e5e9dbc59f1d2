import type { PowerId } from './power-list.ts';
import type { Sex } from './readers.ts';
import type { EndReason } from './result.ts';
import type { Square } from './squares.ts';
import type { StepKind } from './steps.ts';

/**
 * What happened when a step was carried out, in the order it happened: for logs, screen readers, sounds, servers and other programs. Sides own
 * workers, seats hold cards, a card is its place in `match.cards`; powers are named by their ids. Events are plain data, good for JSON.
 */
export type GameEvent = WorkerEvent | BuildingEvent | CardEvent | CourseEvent;

/** `side` is whose worker it is. */
export type WorkerEvent =
  /** Set up before the first turn. */
  | { readonly kind: 'placed'; readonly side: number; readonly at: Square; readonly sex: Sex }
  /** Came into the game from a card. */
  | { readonly kind: 'entered'; readonly side: number; readonly at: Square }
  /** A step; `rise`: levels up, negative for down. */
  | ({ readonly kind: 'moved'; readonly rise: number } & Travel)
  /** Made room for a worker that stepped there: changed places with it, or was pushed on. */
  | ({ readonly kind: 'swapped' | 'pushed' } & Travel)
  /** Put elsewhere by a step of a power. */
  | ({ readonly kind: 'forced'; readonly by: StepKind } & Travel)
  /** Carried from one whirlpool to the other; it counts as a step. */
  | ({ readonly kind: 'swept'; readonly rise: number } & Travel)
  /** Forced on in the direction of its step. */
  | ({ readonly kind: 'slid' } & Travel)
  /** Left the game; petrified: the block just built on the square takes its place. */
  | { readonly kind: 'killed' | 'petrified'; readonly side: number; readonly at: Square }
  | { readonly kind: 'marked' | 'unmarked'; readonly side: number; readonly at: Square }
  /** In views: a worker that the viewer does not see was placed or has moved. */
  | { readonly kind: 'unseen'; readonly side: number };

export interface Travel {
  readonly side: number;
  readonly from: Square;
  readonly to: Square;
}

export type BuildingEvent =
  /** `side` and `by`: the worker that built; `by` is missing in views that do not show it. `level`: blocks on the square now. */
  | {
      readonly kind: 'built';
      readonly side: number;
      readonly by?: Square;
      readonly at: Square;
      readonly dome: boolean;
      readonly level: number;
    }
  /** The top block was taken off. */
  | { readonly kind: 'lowered'; readonly at: Square; readonly level: number }
  | { readonly kind: 'ramPlaced'; readonly at: Square };

export interface OfCard {
  readonly card: number;
  readonly power: PowerId;
}

export type CardEvent =
  /** `token` is the name of the field of the card that holds it. */
  | ({ readonly kind: 'tokenPut' | 'tokenGone'; readonly token: string; readonly at: Square } & OfCard)
  /** A power that works once has been used. */
  | ({ readonly kind: 'powerUsed' } & OfCard)
  /** A number on the card is another: coins left, workers in reserve, pieces saved. */
  | ({
      readonly kind: 'stockChanged';
      readonly stock: string;
      readonly count: number;
      readonly change: number;
    } & OfCard)
  | ({ readonly kind: 'oriented'; readonly direction: number } & OfCard)
  /** `drawn` is the power that was turned up. */
  | ({ readonly kind: 'cardDrawn'; readonly drawn: PowerId } & OfCard)
  | ({ readonly kind: 'reshuffled' } & OfCard)
  /** `seat` holds the card now: a thief, its owner again, somebody beside the Ram for this turn. */
  | ({ readonly kind: 'cardTaken' | 'cardReturned' | 'cardLent'; readonly seat: number } & OfCard)
  /** A secret was chosen; its squares are missing in views that do not show them. */
  | ({ readonly kind: 'secretChosen'; readonly secret: string; readonly squares?: readonly Square[] } & OfCard)
  | ({ readonly kind: 'secretRevealed'; readonly secret: string; readonly squares: readonly Square[] } & OfCard);

export type CourseEvent =
  /** A worker that the actor did not see was in the way: the step did not take place. */
  | { readonly kind: 'cut'; readonly at: Square }
  | { readonly kind: 'turnEarned'; readonly seat: number; readonly power: PowerId }
  /** Of three players one is out: workers, tokens and card leave the game with them. `workers`: where they stood. */
  | {
      readonly kind: 'eliminated';
      readonly seat: number;
      readonly reason: EndReason;
      readonly workers: readonly Square[];
    }
  /** Hidden workers are shown to all: where they stood when their player left, or stand at the end. */
  | { readonly kind: 'workersRevealed'; readonly side: number; readonly squares: readonly Square[] }
  /** The game is over; `winner` is a side, `power` the one that decided. Both may be missing. */
  | { readonly kind: 'ended'; readonly winner?: number; readonly reason: EndReason; readonly power?: PowerId };
