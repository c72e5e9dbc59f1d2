import { actorOf, type Match, type Position, type Random } from '@oia/rules';
import { SETUP, STAGE } from '@oia/rules/layout';
import { at, type Evaluator, HandMade } from '../evaluation.ts';
import { type SetupPart, SetupParts } from '../setup-parts.ts';
import type { Timer } from '../timer.ts';

/** Listing so many set-ups takes about as long as a node. */
const PARTS_A_NODE = 4;
/** Of more beginnings than that only the best are gone on with. */
const MOST_BEGINNINGS = 64;

/** What somebody may do in set-up: the best by a first look, for a search to look closer. */
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
    this.#quickEvaluator = new HandMade(match);
  }

  /** The parts that look best for the seat that acts, the best first. */
  best(p: Position, most: number, timer: Timer, random?: Random): SetupPart[] {
    const side = this.#match.sideOf(actorOf(this.#match, p) ?? 0);
    const narrowed = (parts: readonly SetupPart[], limit: number): SetupPart[] => {
      timer.add(Math.ceil(parts.length / PARTS_A_NODE));
      timer.isPast(1);
      return this.#sorted(parts, side).slice(0, limit);
    };
    return narrowed(
      this.#parts.list(p, (parts) => narrowed(parts, MOST_BEGINNINGS), random),
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
