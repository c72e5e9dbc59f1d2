import type { Moment } from './game.ts';
import type { Match } from './match.ts';
import { type Position, samePosition } from './position.ts';
import type { Square } from './squares.ts';
import type { Step } from './steps.ts';
import { shownStep, type Viewer, viewOf } from './views.ts';

/** All that somebody gets to know of one step: no word of the truth is in it that was not shown. */
export interface Observation {
  /** undefined: chance, or an outcome from outside. */
  readonly actor: number | undefined;
  /** The step as it was shown. */
  readonly step: Step;
  readonly cut: Square | undefined;
  /** What is seen afterwards. */
  readonly view: Position;
}

export const observationOf = (match: Match, { actor, step, after, cut }: Moment, viewer: Viewer): Observation => ({
  actor,
  step: shownStep(match, actor, step, viewer),
  cut,
  view: viewOf(match, after, viewer),
});

export const sameObservation = (a: Observation, b: Observation): boolean =>
  a.actor === b.actor && a.step === b.step && a.cut === b.cut && samePosition(a.view, b.view);
