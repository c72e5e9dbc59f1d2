import {
  type Draft,
  type DraftOptions,
  type DraftStep,
  eventsFor,
  type Game,
  type GameEvent,
  type Match,
  type Moment,
  type Outcome,
  type Position,
  positionText,
  recordOf,
  recordText,
  type Square,
  type Step,
  shownStep,
  shownTo,
  type Viewer,
} from '@oia/rules';
import type { Device } from './hand-over.ts';
import type { Seat } from './seats.ts';
import type { Looks } from './setup.ts';
import type { DrawOffer, Rematch, TableState } from './state.ts';

/** A step of the game as shown to a viewer. */
export interface ShownMoment {
  /** undefined: chance, or an outcome step such as a resignation. */
  readonly actor: number | undefined;
  readonly step: Step;
  readonly cut: Square | undefined;
  /** The events the viewer may know. */
  readonly events: readonly GameEvent[];
  /** The view afterwards, in notation. */
  readonly view: string;
}

/** The part of a view that changes with every step. */
export interface GameStatus {
  readonly actor: number | undefined;
  /** The viewer's legal steps. */
  readonly legal: readonly Step[];
  readonly outcome: Outcome | undefined;
  /** After the end: the complete game. */
  readonly record: string | undefined;
}

export interface GameView extends GameStatus {
  /** The view at the beginning, in notation, which includes powers and rules. */
  readonly first: string;
  readonly moments: readonly ShownMoment[];
}

export interface DraftView {
  readonly options: DraftOptions;
  readonly offered: readonly string[];
  readonly picks: readonly (string | undefined)[];
  readonly start: number | undefined;
  readonly actor: number | undefined;
  readonly legal: readonly DraftStep[];
}

/** Everything a viewer may know of a table, as plain data. Nothing but views and events (`events.ts`) may be sent. */
export interface TableView {
  readonly version: number;
  readonly seats: readonly Seat[];
  readonly looks: Looks;
  readonly draft: DraftView | undefined;
  readonly game: GameView | undefined;
  readonly device: Device;
  readonly drawOffer: DrawOffer | undefined;
  readonly isPaused: boolean;
  readonly isEngineLost: boolean;
  /** The computer's suggestion for this viewer. */
  readonly hint: readonly Step[] | undefined;
  readonly rematch: Rematch | undefined;
}

export function tableView(state: TableState, viewer: Viewer): TableView {
  const { version, setup, draft, game, device, drawOffer, isPaused, isEngineLost, rematch } = state;
  return {
    version,
    seats: setup.seats,
    looks: setup.looks,
    draft: draft && draftView(draft, viewer),
    game: game && gameView(game, viewer),
    device,
    drawOffer,
    isPaused,
    isEngineLost,
    hint: hintFor(state, viewer),
    rematch,
  };
}

export const hintFor = ({ hint }: TableState, viewer: Viewer): readonly Step[] | undefined =>
  hint?.seat === viewer ? hint.steps : undefined;

export const draftView = (draft: Draft, viewer: Viewer): DraftView => ({
  options: draft.options,
  offered: draft.offered,
  picks: draft.picks,
  start: draft.start,
  actor: draft.actor,
  legal: draft.actor === viewer ? draft.legalSteps() : [],
});

export const gameView = (game: Game, viewer: Viewer): GameView => ({
  first: viewText(game.match, game.first, viewer),
  moments: game.moments.map((moment) => shownMoment(game.match, moment, viewer)),
  ...gameStatus(game, viewer),
});

export const gameStatus = (game: Game, viewer: Viewer): GameStatus => ({
  actor: game.actor,
  legal: game.actor === viewer ? game.legalSteps() : [],
  outcome: game.outcome,
  record: game.outcome && wholeRecord(game),
});

/** The game that was recorded last. After the end all viewers see the same record. */
let lastRecorded: { readonly game: Game; readonly text: string } | undefined;

function wholeRecord(game: Game): string {
  if (lastRecorded?.game !== game) lastRecorded = { game, text: recordText(recordOf(game)) };
  return lastRecorded.text;
}

/** The moment that was shown last. Without secrets all viewers see the same, so the next one usually reuses it. */
let lastShown: { readonly moment: Moment; readonly shown: ShownMoment } | undefined;

export function shownMoment(match: Match, moment: Moment, viewer: Viewer): ShownMoment {
  if (match.secrets) return momentFor(match, moment, viewer);
  if (lastShown?.moment !== moment) lastShown = { moment, shown: momentFor(match, moment, viewer) };
  return lastShown.shown;
}

function momentFor(match: Match, moment: Moment, viewer: Viewer): ShownMoment {
  const { actor, step, cut, after } = moment;
  return {
    actor,
    step: shownStep(match, actor, step, viewer),
    cut,
    events: eventsFor(match, moment, viewer),
    view: viewText(match, after, viewer),
  };
}

export const viewText = (match: Match, position: Position, viewer: Viewer): string =>
  positionText({ match, position: shownTo(match, position, viewer) });
