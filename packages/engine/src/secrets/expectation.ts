import { isOver, type Position } from '@oia/rules';
import { DECIDED, expected, INFINITE, MAX_EXPECTED, scoreExpecting, verdict, WIN } from '../evaluation/evaluator.ts';
import type { ParsedQuestion } from '../question/question-reader.ts';
import type { Choice } from '../search/choice.ts';

/** Discount: share of a good prospect that remains while a later win may end on a secret square. */
const LATER_WIN_SHARE = 0.9;

/** The score of a result, exact only if it is better than alpha; `index`: the place of the choice in the order. */
export type ResultScore = (result: Position, index: number, depth: number, alpha: number) => number;

/** The expected result of a choice over all worlds that may be true, from -1 to 1. */
export class Expectation {
  readonly #side: number;
  readonly #scale: number;
  readonly #scoreOf: ResultScore;
  readonly #later: number;

  /** `scale` is the evaluator's. */
  constructor(asked: ParsedQuestion, choices: readonly Choice[], scale: number, scoreOf: ResultScore) {
    this.#side = asked.side;
    this.#scale = scale;
    this.#scoreOf = scoreOf;
    this.#later = this.#shareOfLater(asked, choices);
  }

  /** Exact only if it is better than `alpha`. */
  of(choice: Choice, index: number, depth: number, alpha: number): number {
    const { results, weights = [] } = choice;
    const known = this.#certain(choice);
    const open = results.flatMap((result, i) => (isOver(result as Position) ? [] : [i]));
    // Where one thing is left to find out, only whether it is good enough.
    const weight = open.length === 1 ? (weights[open[0] as number] as number) : 0;
    const needed = weight === 0 ? -INFINITE : this.#scoreFor((alpha - known) / weight);
    const place = weight === 0 ? 0 : index;
    const prospect = (i: number): number => this.#prospect(this.#scoreOf(results[i] as Position, place, depth, needed));
    return open.reduce((sum, i) => sum + (weights[i] as number) * prospect(i), known);
  }

  /** The part of a choice's expectation from games that end at once. */
  #certain({ results, weights = [] }: Choice): number {
    const worth = (p: Position): number => (isOver(p) ? verdict(p, this.#side, 1) / WIN : 0);
    return results.reduce((sum, result, i) => sum + (weights[i] as number) * worth(result as Position), 0);
  }

  /**
   * The search knows no secret square, so it takes wins to come for certain ones. They are as risky as a win at once: without this it
   * would put off every risky win for ever.
   */
  #shareOfLater({ match, view }: ParsedQuestion, choices: readonly Choice[]): number {
    if (!match.secretInts.some((place) => view[place] === -1)) return 1;
    const wins = choices.filter(({ results }) => results.some((p) => verdict(p as Position, this.#side, 0) > 0));
    return wins.length === 0 ? LATER_WIN_SHARE : Math.max(0.1, ...wins.map((choice) => this.#certain(choice) - 0.01));
  }

  #prospect(score: number): number {
    const expectation = expected(score, this.#scale);
    return expectation > 0 ? this.#later * expectation : expectation;
  }

  /** The score of such a prospect. */
  #scoreFor(prospect: number): number {
    const expectation = prospect > 0 ? prospect / this.#later : prospect;
    if (expectation <= -MAX_EXPECTED) return -INFINITE;
    if (expectation >= MAX_EXPECTED) return DECIDED;
    return Math.floor(scoreExpecting(expectation, this.#scale));
  }
}
