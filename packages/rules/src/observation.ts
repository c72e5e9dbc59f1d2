import type { Moment } from './game.ts';
import type { Match } from './match.ts';
import { type Position, samePosition } from './position.ts';
import type { Square } from './squares.ts';
import type { Step } from './steps.ts';
import { shownStep, type Viewer, viewOf } from './views.ts';

/** Everything a viewer learns from one step, and nothing that was not shown. */
export interface Observation {
  /** undefined: chance, or an outcome step such as a resignation. */
  readonly actor: number | undefined;
  /** The step as shown to the viewer. */
  readonly step: Step;
  readonly cut: Square | undefined;
  /** The view afterwards. */
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
