import { type Draft, type Game, type Step, stageOf, type Viewer } from '@oia/rules';
import { type DrawOffer, deviceSeats, type TableSetup } from '@oia/table';
import type { Kept } from '../storage/device.ts';

/** A step that waits to be confirmed. `shown` is the game after it, undefined if the step tests a secret. */
export interface Proposal {
  readonly step: Step;
  readonly shown: Game | undefined;
}

/** The step as a proposal, if it ends the turn or tests a secret; the result of the latter must not be shown before it is confirmed. */
export function proposalOf(game: Game, step: Step): Proposal | undefined {
  const played = game.play(step);
  if (!played.ok) return undefined;
  const after = played.value;
  if (after.undoFloor > game.moments.length) return { step, shown: undefined };
  const isTurnOver = after.actor !== game.actor || after.outcome !== undefined || stageOf(after.position) === 'start';
  return isTurnOver ? { step, shown: after } : undefined;
}

/**
 * The role of this tab for a game that may be open in several: it plays; it follows another tab, without running computers itself; or it has
 * fallen behind, and nothing can be played here.
 */
export type TabRole = 'playing' | 'following' | 'behind';

/** The state of a table as this device may show it. */
export interface ClientState {
  readonly setup: TableSetup;
  readonly draft: Draft | undefined;
  /** undefined: still in the draft. */
  readonly game: Game | undefined;
  /** The viewer whose view the screen shows. */
  readonly viewer: Viewer;
  /** The seat that has to take the device before anything else is shown. */
  readonly next: number | undefined;
  /** An open draw offer, or an answer that has not been read. */
  readonly drawOffer: DrawOffer | undefined;
  /** The steps the computer would play. */
  readonly hint: readonly Step[];
  readonly isSeekingHint: boolean;
  readonly isPaused: boolean;
  /** The computer could not answer. */
  readonly isEngineLost: boolean;
  /** The set-up of the rematch, once it is agreed. */
  readonly rematch: TableSetup | undefined;
  readonly kept: Kept;
  readonly role: TabRole;
}

/** State of the page that is no part of the table. */
export interface PageState {
  readonly proposal: Proposal | undefined;
  /** Number of steps shown while looking back; undefined: all. */
  readonly past: number | undefined;
  /** The answer to a draw offer that has been read. */
  readonly readDraw: DrawOffer | undefined;
}

/** Everything the page shows of a running game. */
export interface SessionState extends ClientState, Omit<PageState, 'readDraw'> {}

/** The state of a page that was just opened. */
export const INITIAL_PAGE_STATE: PageState = { proposal: undefined, past: undefined, readDraw: undefined };

export const NO_HINT: readonly Step[] = [];

export const sessionState = (client: ClientState, { readDraw, proposal, past }: PageState): SessionState => ({
  ...client,
  proposal,
  past,
  drawOffer: client.drawOffer === readDraw ? undefined : client.drawOffer,
});

/** True if a computer or chance has to act, and another tab runs it. */
export function isPlayedElsewhere({ role, setup, draft, game }: SessionState): boolean {
  if (role !== 'following' || game?.outcome) return false;
  const actor = game ? game.actor : draft?.actor;
  return actor === undefined || !deviceSeats(setup.seats).includes(actor);
}
