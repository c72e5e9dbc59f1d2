import type { Draft, Game, Step, Viewer } from '@oia/rules';
import { type DrawOffer, deviceSeats, type TableSetup, type TableState } from '@oia/table';
import type { Kept } from '../storage/device.ts';

/** A step that waits for a word: shown already where it can be taken back, only named where it would test a secret. */
export interface Proposal {
  readonly step: Step;
  readonly shown: Game | undefined;
}

/**
 * What this tab is to a game that may be open in several: it plays; it follows what another one plays, and lets no computer play itself; or it has
 * fallen behind, and nothing more is played here.
 */
export type TabRole = 'playing' | 'following' | 'behind';

/** What is the page's own and concerns nobody else at the table. */
export interface PageState {
  readonly proposal: Proposal | undefined;
  /** Looking back: so many steps are shown; undefined: now. */
  readonly past: number | undefined;
  /** The answer to an offer of a draw that has been read. */
  readonly readDraw: DrawOffer | undefined;
  readonly kept: Kept;
  readonly role: TabRole;
}

/** Everything the page shows of a running game. */
export interface SessionState extends Omit<PageState, 'readDraw'> {
  readonly setup: TableSetup;
  readonly draft: Draft | undefined;
  /** undefined: still in the draft. */
  readonly game: Game | undefined;
  /** Who the screen speaks to. */
  readonly viewer: Viewer;
  /** Who has to take the device before anything more is shown. */
  readonly next: number | undefined;
  /** An offer of a draw that is open, or an answer that has not been read. */
  readonly drawOffer: DrawOffer | undefined;
  /** What the computer would play. */
  readonly hint: readonly Step[];
  readonly isSeekingHint: boolean;
  readonly isPaused: boolean;
  /** The computer could not answer. */
  readonly isEngineLost: boolean;
}

/** A game that has just been opened. */
export const INITIAL_PAGE_STATE: Omit<PageState, 'kept'> = {
  proposal: undefined,
  past: undefined,
  readDraw: undefined,
  role: 'playing',
};

const NO_HINT: readonly Step[] = [];

/** What the page shows of a table. */
export function shownState(table: TableState, { readDraw, ...page }: PageState): SessionState {
  const { setup, draft, game, device, drawOffer, hint, isPaused, isEngineLost } = table;
  return {
    ...page,
    setup,
    draft,
    game,
    viewer: device.holder,
    next: device.next,
    drawOffer: drawOffer === readDraw ? undefined : drawOffer,
    hint: hint?.steps ?? NO_HINT,
    isSeekingHint: hint !== undefined && hint.steps === undefined,
    isPaused,
    isEngineLost,
  };
}

/** Computers or chance are due, and another tab lets them play. */
export function isPlayedElsewhere({ role, setup, draft, game }: SessionState): boolean {
  if (role !== 'following' || game?.outcome) return false;
  const actor = game ? game.actor : draft?.actor;
  return actor === undefined || !deviceSeats(setup.seats).includes(actor);
}
