import type { Cast } from '../cast.ts';
import type { Match } from '../match.ts';
import type { Position } from '../position.ts';
import type { Step } from '../steps.ts';
import type { ResultSink } from './result-sink.ts';

/** What the parts that list turns share. */
export interface Listing {
  readonly match: Match;
  readonly results: ResultSink;
  /** The cast whose "if possible" duties bind this turn to its end, even if who demands them is put out (Z36). */
  readonly duties: Cast | undefined;
  /** Takes one step and lists all turns that go on from there, on copies, with every side effect. `depth`: copies in use. */
  take(cast: Cast, p: Position, step: Step, depth: number): void;
}
