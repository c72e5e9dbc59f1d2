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
  observationOf,
  type Position,
  positionText,
  recordFor,
  recordText,
  type Square,
  type Step,
  type Viewer,
  viewOf,
} from '@oia/rules';
import type { Device } from './device.ts';
import type { Seat } from './seats.ts';
import type { Looks } from './setup.ts';
import type { Draw, Rematch, TableState } from './state.ts';

/** Who is told: a seat, or those who watch. */
export type Audience = Viewer;

/** A step of the game as it was shown. */
export interface ShownMoment {
  /** undefined: chance, or an outcome from outside. */
  readonly actor: number | undefined;
  readonly step: Step;
  readonly cut: Square | undefined;
  /** What happened, as far as the audience may know it. */
  readonly events: readonly GameEvent[];
  /** What is seen afterwards, in notation. */
  readonly view: string;
}

/** Where the game stands: what changes with every step. */
export interface Standing {
  readonly actor: number | undefined;
  /** What the audience may do now. */
  readonly legal: readonly Step[];
  readonly outcome: Outcome | undefined;
  /** After the end: the whole truth. */
  readonly record: string | undefined;
}

export interface GameView extends Standing {
  /** What was seen at the beginning, in notation; it names powers and rules too. */
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

/** All that an audience may know of a table: plain data that can be sent. Beside `events.ts` nothing else leaves a table. */
export interface TableView {
  readonly version: number;
  readonly seats: readonly Seat[];
  readonly looks: Looks;
  readonly draft: DraftView | undefined;
  readonly game: GameView | undefined;
  readonly device: Device;
  readonly draw: Draw | undefined;
  readonly isPaused: boolean;
  readonly isEngineLost: boolean;
  /** Of the audience itself: what the computer would play. */
  readonly hint: readonly Step[] | undefined;
  readonly rematch: Rematch | undefined;
}

export function tableView(state: TableState, audience: Audience): TableView {
  const { version, setup, draft, game, device, draw, isPaused, isEngineLost, rematch } = state;
  return {
    version,
    seats: setup.seats,
    looks: setup.looks,
    draft: draft && draftView(draft, audience),
    game: game && gameView(game, audience),
    device,
    draw,
    isPaused,
    isEngineLost,
    hint: hintFor(state, audience),
    rematch,
  };
}

export const hintFor = ({ hint }: TableState, audience: Audience): readonly Step[] | undefined =>
  hint?.seat === audience ? hint.steps : undefined;

export const draftView = (draft: Draft, audience: Audience): DraftView => ({
  options: draft.options,
  offered: draft.offered,
  picks: draft.picks,
  start: draft.start,
  actor: draft.actor,
  legal: draft.actor === audience ? draft.legalSteps() : [],
});

export const gameView = (game: Game, audience: Audience): GameView => ({
  first: viewText(game.match, game.first, audience),
  moments: game.moments.map((moment) => shownMoment(game.match, moment, audience)),
  ...standing(game, audience),
});

export const standing = (game: Game, audience: Audience): Standing => ({
  actor: game.actor,
  legal: game.actor === audience ? game.legalSteps() : [],
  outcome: game.outcome,
  record: game.outcome && recordText(recordFor(game, audience)),
});

export function shownMoment(match: Match, moment: Moment, audience: Audience): ShownMoment {
  const { actor, step, cut, view } = observationOf(match, moment, audience);
  return {
    actor,
    step,
    cut,
    events: eventsFor(match, moment, audience),
    view: positionText({ match, position: view }),
  };
}

export const viewText = (match: Match, position: Position, audience: Audience): string =>
  positionText({ match, position: viewOf(match, position, audience) });
