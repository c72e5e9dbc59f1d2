import { actorOf, type Match, type Position, type Random } from '@oia/rules';
import { SETUP, STAGE } from '@oia/rules/layout';
import { at, type Evaluator, HandMadeEvaluator } from '../evaluation/evaluator.ts';
import type { Timer } from '../question/timer.ts';
import { type SetupPart, SetupParts } from './setup-parts.ts';

/** Listing this many set-ups costs about as much as one node. */
const PARTS_PER_NODE = 4;
/** Of more beginnings than this only the best are continued. */
const MAX_BEGINNINGS = 64;

/** The replies in set-up that look best at first sight, for a search to examine. */
export class SetupReplies {
  readonly #match: Match;
  readonly #parts: SetupParts;
  readonly #evaluator: Evaluator;
  readonly #quickEvaluator: Evaluator;

  /** A net judges whole positions; where workers are still to be placed, rules of thumb do. */
  constructor(match: Match, evaluator: Evaluator) {
    this.#match = match;
    this.#parts = new SetupParts(match);
    this.#evaluator = evaluator;
    this.#quickEvaluator = new HandMadeEvaluator(match);
  }

  /** The parts that look best for the seat that acts, the best first. */
  best(p: Position, most: number, timer: Timer, random?: Random): SetupPart[] {
    const side = this.#match.sideOf(actorOf(this.#match, p) ?? 0);
    const narrowed = (parts: readonly SetupPart[], limit: number): SetupPart[] => {
      timer.add(Math.ceil(parts.length / PARTS_PER_NODE));
      timer.isPast(1);
      return this.#sorted(parts, side).slice(0, limit);
    };
    return narrowed(
      this.#parts.list(p, (parts) => narrowed(parts, MAX_BEGINNINGS), random),
      most,
    );
  }

  #sorted(parts: readonly SetupPart[], side: number): SetupPart[] {
    const judged = parts.map((part) => ({ part, score: this.#scoreOf(part.result, side) }));
    return judged.sort((a, b) => b.score - a.score).map(({ part }) => part);
  }

  #scoreOf(p: Position, side: number): number {
    const evaluator = at(p, STAGE) === SETUP ? this.#quickEvaluator : this.#evaluator;
    return evaluator.evaluate(p, side);
  }
}
