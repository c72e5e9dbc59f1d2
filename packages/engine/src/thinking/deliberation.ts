import { isOver, type Position, type Random } from '@oia/rules';
import { DECIDED, type Evaluator, expected, INFINITE, isDecided, verdict } from '../evaluation/evaluator.ts';
import type { Skill } from '../question/levels.ts';
import type { ParsedQuestion } from '../question/question-reader.ts';
import type { Timer } from '../question/timer.ts';
import type { Choice, Decision } from '../search/choice.ts';
import type { Search } from '../search/search.ts';
import { Expectation } from '../secrets/expectation.ts';
import type { SearchProfile } from './search-profile.ts';

/** Minimum number of choices compared in later rounds. */
const MIN_CHOICES = 8;

const isLost = ({ score }: Choice): boolean => score <= -DECIDED;

/** One decision: the choices, compared deeper and deeper. */
export class Deliberation {
  readonly #asked: ParsedQuestion;
  readonly #timer: Timer;
  readonly #evaluator: Evaluator;
  readonly #isHasty: boolean;
  readonly #search: Search;
  readonly #isDraw: (p: Position) => boolean;
  readonly #ahead: number;
  readonly #expectation: Expectation;
  #choices: Choice[];

  /** `ahead`: extra turns that the first round looks ahead. */
  constructor(
    asked: ParsedQuestion,
    choices: Choice[],
    timer: Timer,
    isDraw: (p: Position) => boolean,
    { evaluator, isHasty }: SearchProfile,
    search: Search,
    ahead = 0,
  ) {
    this.#asked = asked;
    this.#choices = choices;
    this.#timer = timer;
    this.#isDraw = isDraw;
    this.#evaluator = evaluator;
    this.#isHasty = isHasty;
    this.#search = search;
    this.#ahead = ahead;
    this.#expectation = new Expectation(asked, choices, evaluator.scale, (...of) => this.#resultScore(...of));
  }

  /** `report` gets the decision of every finished round. */
  decide(skill: Skill, random: Random, report: (progress: Decision) => void): Decision {
    if (random() < skill.blind) this.#overlookWins();
    const most = Math.min(this.#isHasty ? 1 : skill.depth, this.#asked.question.depth ?? Number.POSITIVE_INFINITY);
    return this.#decisionAt(this.#deepen(most, skill.nodes, report));
  }

  /** The choices as they were compared, the best first. */
  get ranked(): readonly Choice[] {
    return this.#choices;
  }

  #decisionAt(depth: number): Decision {
    const best = this.#choices[0] as Choice;
    const value = this.#isCertain ? expected(best.score, this.#evaluator.scale) : best.score / this.#unit;
    return { choice: best, value: Math.max(-1, Math.min(1, value)), depth };
  }

  /** Expectations in the size of scores. */
  get #unit(): number {
    return 2 * this.#evaluator.scale;
  }

  get #isCertain(): boolean {
    return (this.#choices[0] as Choice).weights === undefined;
  }

  /** A player who overlooks a win plays something else, if possible. */
  #overlookWins(): void {
    const wins = (p: Position | undefined): boolean =>
      p !== undefined && isOver(p) && verdict(p, this.#asked.side, 0) > 0;
    const others = this.#choices.filter(({ results }) => !results.some(wins));
    if (others.length > 0) this.#choices = others;
  }

  /**
   * Each round looks one turn further and begins with what looked best before, so that a round broken off is still of use: as long as
   * there is time, another one begins.
   */
  #deepen(most: number, mostNodes: number, report: (progress: Decision) => void): number {
    let depth = this.#ahead;
    while (depth < most && (depth === this.#ahead || !(this.#isSettled || this.#timer.isPast(1)))) {
      if (!this.#round(depth + 1)) break;
      // No level leaves out a turn that could be the only good one.
      if (depth++ === this.#ahead) this.#timer.allow(mostNodes);
      report(this.#decisionAt(depth));
    }
    return Math.max(1, depth);
  }

  /** The game is decided, or there is one choice that does not lose: nothing is left to find out. */
  get #isSettled(): boolean {
    const [first, second] = this.#choices;
    if (second === undefined || first === undefined) return true;
    return this.#isCertain && (isDecided(first.score) || isLost(second));
  }

  /** True if all choices were compared; else those that were not are dropped, for depths do not compare. */
  #round(depth: number): boolean {
    let best = -INFINITE;
    let done = 0;
    for (const [i, choice] of this.#choices.entries()) {
      const score = this.#scoreOf(choice, i, depth, best);
      if (this.#timer.expired && !(depth === this.#ahead + 1 && done === 0)) break;
      choice.score = score;
      best = Math.max(best, score);
      done++;
    }
    const isDone = done === this.#choices.length;
    if (done > 0) this.#keepCompared(done);
    if (isDone && this.#asked.match.hidden !== 0 && !this.#isCertain) this.#narrow();
    return isDone;
  }

  /** If all that were compared lose, the next one, which did not a round ago, is the better try. */
  #keepCompared(done: number): void {
    const compared = this.#choices.slice(0, done).sort((a, b) => b.score - a.score);
    const next = this.#choices[done];
    const isHopeless = this.#isCertain && isLost(compared[0] as Choice);
    this.#choices = isHopeless && next !== undefined && !isLost(next) ? [next, ...compared] : compared;
  }

  /** Where workers are hidden each choice takes many searches: the next round is for those that promise most. */
  #narrow(): void {
    this.#choices = this.#choices.slice(0, Math.max(MIN_CHOICES, Math.ceil(this.#choices.length / 3)));
  }

  /** One known truth: its score. Several: what can be expected. `index`: the place of the choice in the order. */
  #scoreOf(choice: Choice, index: number, depth: number, alpha: number): number {
    if (this.#isCertain) return this.#resultScore(choice.results[0] as Position, index, depth, alpha);
    return this.#unit * this.#expectation.of(choice, index, depth, alpha / this.#unit);
  }

  #resultScore(result: Position, index: number, depth: number, alpha: number): number {
    return this.#isDraw(result) ? 0 : this.#search.scoreOfTurn(result, index, depth, alpha);
  }
}
