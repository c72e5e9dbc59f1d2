import type { Cast } from '../cast.ts';
import type { Match } from '../match.ts';
import type { Position } from '../position.ts';
import type { Step } from '../steps.ts';
import type { Harvest } from './harvest.ts';

/** What the parts of a walk through turns share. */
export interface Walk {
  readonly match: Match;
  readonly harvest: Harvest;
  /** The cast whose "if possible" duties bind this turn to its end, even if who demands them is put out (Z36). */
  readonly duties: Cast | undefined;
  /** Goes one step and all ways on from there, on copies, with everything it sets off. `depth` is how many copies are in use. */
  step(cast: Cast, p: Position, step: Step, depth: number): void;
}
