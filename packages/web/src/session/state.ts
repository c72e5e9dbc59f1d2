import type { Draft, Game, Step } from '@oia/rules';
import type { Kept } from '../storage/device.ts';
import type { Holding } from './hand-over.ts';

/** A step that waits for a word: shown already where it can be taken back, only named where it would test a secret. */
export interface Proposal {
  readonly step: Step;
  readonly shown: Game | undefined;
}

/** Somebody has offered a draw; `asked` are the persons who have not answered yet. */
export interface DrawOffer {
  readonly by: number;
  readonly asked: readonly number[];
}

/** Everything the page shows of a running game. */
export interface SessionState extends Holding {
  readonly draft: Draft | undefined;
  /** undefined: still in the draft. */
  readonly game: Game | undefined;
  readonly proposal: Proposal | undefined;
  /** Looking back: so many steps are shown; undefined: now. */
  readonly past: number | undefined;
  readonly thinking: number | undefined;
  readonly isPaused: boolean;
  /** What the computer would play. */
  readonly hint: readonly Step[];
  readonly drawOffer: DrawOffer | undefined;
  /** The offer of a draw was declined. */
  readonly isDeclined: boolean;
  readonly kept: Kept;
  /** The computer could not answer. */
  readonly isEngineLost: boolean;
}

/** A game that has just been opened. */
export const AT_REST: Omit<SessionState, 'draft' | 'game' | keyof Holding> = {
  proposal: undefined,
  past: undefined,
  thinking: undefined,
  isPaused: false,
  hint: [],
  drawOffer: undefined,
  isDeclined: false,
  kept: 'kept',
  isEngineLost: false,
};
