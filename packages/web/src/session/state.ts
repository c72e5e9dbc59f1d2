import type { Draft, Game, Step, Viewer } from '@oia/rules';
import { type DrawOffer, deviceSeats, type TableSetup, type TableState } from '@oia/table';
import type { Kept } from '../storage/device.ts';

/** A step that waits to be confirmed. `shown` is the game after it, undefined if the step tests a secret. */
export interface Proposal {
  readonly step: Step;
  readonly shown: Game | undefined;
}

/**
 * The role of this tab for a game that may be open in several: it plays; it follows another tab, without running computers itself; or it has
 * fallen behind, and nothing can be played here.
 */
export type TabRole = 'playing' | 'following' | 'behind';

/** State of the page that is no part of the table. */
export interface PageState {
  readonly proposal: Proposal | undefined;
  /** How many steps are shown while looking back; undefined: all. */
  readonly past: number | undefined;
  /** The answer to a draw offer that has been read. */
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
  /** Whose view the screen shows. */
  readonly viewer: Viewer;
  /** The seat that has to take the device before anything else is shown. */
  readonly next: number | undefined;
  /** An open draw offer, or an answer that has not been read. */
  readonly drawOffer: DrawOffer | undefined;
  /** What the computer would play. */
  readonly hint: readonly Step[];
  readonly isSeekingHint: boolean;
  readonly isPaused: boolean;
  /** The computer could not answer. */
  readonly isEngineLost: boolean;
}

/** The state of a page that was just opened. */
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

/** True if a computer or chance has to act, and another tab runs it. */
export function isPlayedElsewhere({ role, setup, draft, game }: SessionState): boolean {
  if (role !== 'following' || game?.outcome) return false;
  const actor = game ? game.actor : draft?.actor;
  return actor === undefined || !deviceSeats(setup.seats).includes(actor);
}
