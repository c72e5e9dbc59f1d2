import type { DraftStep, Step } from '@oia/rules';
import type { Seat } from './seats.ts';

/** Who sends a command: the person at a seat, or whoever runs the table (the app, the terminal, a room). */
export type Sender = number | 'host';

/** What can be asked of a table. */
export type Order =
  // Of a seat.
  | { readonly kind: 'draft'; readonly step: DraftStep }
  | { readonly kind: 'step'; readonly step: Step }
  /** A step or a whole turn in notation: all of it or nothing, unless a step has met a secret. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'restartTurn' }
  /** Against computers alone, at an open table: the last turn and the answers to it. */
  | { readonly kind: 'takeBack' }
  /** The one who has to act takes the device that persons share. */
  | { readonly kind: 'takeDevice' }
  | { readonly kind: 'resign' }
  | { readonly kind: 'offerDraw' }
  | { readonly kind: 'answerDraw'; readonly accepts: boolean }
  | { readonly kind: 'hint' }
  | { readonly kind: 'cancelHint' }
  // Of a seat or of the host.
  | { readonly kind: 'rematch' }
  // Of the host.
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  /** The computer starts anew where it could not answer. */
  | { readonly kind: 'retry' }
  | { readonly kind: 'timeout'; readonly seat: number }
  | { readonly kind: 'abandon' }
  /** Somebody else plays for a seat from now on. */
  | { readonly kind: 'seat'; readonly seat: number; readonly as: Seat };

export type OrderKind = Order['kind'];
export type OrderOf<Kind extends OrderKind> = Extract<Order, { kind: Kind }>;

/** An order with its sender. The same id from the same sender is the same command: it is carried out once. */
export type Command = Order & { readonly id: string; readonly from: Sender };

export const REFUSALS = [
  /** It cannot be read. */
  'badCommand',
  /** Nobody sits there who could send it. */
  'notSeated',
  'notHost',
  'noDraft',
  'noGame',
  'over',
  'notYourTurn',
  /** The device is with somebody else. */
  'handOver',
  'illegalStep',
  /** A typed turn could not be played to its end. */
  'textStopped',
  /** What was played cannot be taken back. */
  'stands',
  'noTakeBack',
  'noHandOver',
  /** The player has left the game. */
  'out',
  'offerOpen',
  'notAsked',
  'notOver',
  'noHint',
  /** The change could not be kept, so it was not made. */
  'notKept',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** The word at which a typed turn stopped, or the field of a command that makes no sense. */
  readonly at?: string;
  /** Of a typed turn: the words before stand, because one of them has met a secret. */
  readonly stands?: boolean;
}

/** `version`: of the state after the command. */
export type Answer =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly version: number; readonly refusal: Refusal };
