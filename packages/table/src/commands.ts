import type { Level } from '@oia/engine';
import type { DraftStep, Step } from '@oia/rules';
import type { Seat } from './seats.ts';

/** The sender of a command: the player at a seat, or the host that runs the table (the app, the terminal, a room). */
export type Sender = number | 'host';

/** Everything a sender can ask of a table. */
export type Action =
  // By a seat.
  | { readonly kind: 'draft'; readonly step: DraftStep }
  | { readonly kind: 'step'; readonly step: Step }
  /** A step or a whole turn in notation: all of it is played or nothing, unless a step has revealed a secret. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'restartTurn' }
  /** Undoes the last turn and the answers to it; only against computers and without secrets. */
  | { readonly kind: 'takeBack' }
  /** The player who has to act takes the shared device. */
  | { readonly kind: 'takeDevice' }
  | { readonly kind: 'resign' }
  | { readonly kind: 'offerDraw' }
  | { readonly kind: 'answerDraw'; readonly accepts: boolean }
  | { readonly kind: 'hint' }
  | { readonly kind: 'cancelHint' }
  // By a seat or the host.
  | { readonly kind: 'rematch' }
  // By the host.
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  /** Lets the computer try again after a failure. */
  | { readonly kind: 'retry' }
  | { readonly kind: 'timeout'; readonly seat: number }
  | { readonly kind: 'abandon' }
  /** All players have agreed that only this many steps stay; not with secrets. */
  | { readonly kind: 'shorten'; readonly length: number }
  /** A computer plays for the player at this seat, who has left. */
  | { readonly kind: 'standIn'; readonly seat: number; readonly level: Level }
  /** The player replaces the stand-in. */
  | { readonly kind: 'comeBack'; readonly seat: number }
  /** Changes who plays for a seat. */
  | { readonly kind: 'seat'; readonly seat: number; readonly as: Seat };

export type ActionKind = Action['kind'];
export type ActionOf<Kind extends ActionKind> = Extract<Action, { kind: Kind }>;

/** An action with its sender and an id. A command with the same sender and id is executed only once. */
export type Command = Action & { readonly id: string; readonly from: Sender };

export const REFUSALS = [
  /** Malformed. */
  'badCommand',
  /** The sender is not a person at this table. */
  'notSeated',
  'notHost',
  'noDraft',
  'noGame',
  'over',
  'notYourTurn',
  /** Another player has the device. */
  'handOver',
  'illegalStep',
  /** A typed turn could not be played completely. */
  'textStopped',
  /** The step cannot be undone. */
  'stands',
  'noTakeBack',
  'noHandOver',
  /** The player has left the game. */
  'out',
  'offerOpen',
  'notAsked',
  'notOver',
  'noHint',
  /** No person, or no stand-in, is at this seat. */
  'noStandIn',
  /** The change could not be saved, so it was not made. */
  'notSaved',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** The word at which a typed turn stopped. */
  readonly at?: string;
  /** Of a typed turn: the steps before it stay played, because one of them has revealed a secret. */
  readonly stands?: boolean;
}

/** `version` is the state's version after the command. */
export type Answer =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly version: number; readonly refusal: Refusal };
