import { isOver, type Position, type Random, type Step } from '@oia/rules';
import type { Choice } from './choice.ts';
import { type Evaluator, expected, HAND_SCALE, verdict } from './evaluation.ts';
import type { Skill } from './levels.ts';
import type { Asked } from './question-reader.ts';
import { INFINITE, isDecided } from './search/score.ts';
import { Search } from './search/search.ts';
import { secretWorth } from './secrets.ts';
import type { Timer } from './timer.ts';

/** No new round of thinking after this share of the time: it would not be finished. */
const LAST_START = 0.6;

export interface Decision {
  readonly choice: Choice;
  readonly value: number;
  readonly depth: number;
}

/** One decision: the choices, compared deeper and deeper. */
export class Deliberation {
  readonly #asked: Asked;
  readonly #timer: Timer;
  readonly #evaluator: Evaluator;
  #search: Search;
  readonly #isDraw: (p: Position) => boolean;
  #choices: Choice[];

  constructor(asked: Asked, choices: Choice[], timer: Timer, isDraw: (p: Position) => boolean, evaluator: Evaluator) {
    this.#asked = asked;
    this.#choices = choices;
    this.#timer = timer;
    this.#isDraw = isDraw;
    this.#evaluator = evaluator;
    this.#search = new Search(asked.match, asked.side, timer, { evaluator });
  }

  /** `report` hears of every round that was finished. */
  decide(skill: Skill, random: Random, report: (progress: Decision) => void): Decision {
    if (random() < skill.blind) this.#overlookWins();
    const isHasty = random() < skill.hasty;
    if (isHasty) this.#search = new Search(this.#asked.match, this.#asked.side, this.#timer, { isHasty });
    const most = Math.min(isHasty ? 1 : skill.depth, this.#asked.question.depth ?? Number.POSITIVE_INFINITY);
    const depth = this.#deepen(most, skill.misjudges > 0, report);
    this.#misjudge(skill, random);
    return this.#decisionAt(depth);
  }

  #decisionAt(depth: number): Decision {
    const best = this.#choices[0] as Choice;
    const value = this.#isCertain ? expected(best.score, this.#evaluator.scale) : best.score / this.#unit;
    return { choice: best, value: Math.max(-1, Math.min(1, value)), depth };
  }

  /** Expectations in the size of scores, so that the same misjudgement fits both. */
  get #unit(): number {
    return 2 * this.#evaluator.scale;
  }

  get #isCertain(): boolean {
    return (this.#choices[0] as Choice).results.length === 1;
  }

  /** Somebody who overlooks a win plays something else, if there is something else. */
  #overlookWins(): void {
    const wins = (p: Position | undefined): boolean =>
      p !== undefined && isOver(p) && verdict(p, this.#asked.side, 0) > 0;
    const others = this.#choices.filter(({ results }) => !results.some(wins));
    if (others.length > 0) this.#choices = others;
  }

  /** Each round looks one turn further and begins with what looked best before, so that a round broken off is still of use. */
  #deepen(most: number, exact: boolean, report: (progress: Decision) => void): number {
    let depth = 0;
    while (depth < most && (depth === 0 || (!this.#timer.isPast(LAST_START) && !this.#isSettled))) {
      const { nodes } = this.#timer;
      if (!this.#round(depth + 1, exact)) break;
      // In set-up there is nothing further to see.
      if (depth > 0 && nodes === this.#timer.nodes) break;
      depth++;
      report(this.#decisionAt(depth));
    }
    return Math.max(1, depth);
  }

  get #isSettled(): boolean {
    const [first, second] = this.#choices;
    if (second === undefined || first === undefined) return true;
    return this.#isCertain && isDecided(first.score);
  }

  /** True if all choices were compared; else those that were not are dropped, for depths do not compare. */
  #round(depth: number, exact: boolean): boolean {
    let best = -INFINITE;
    let done = 0;
    for (const [i, choice] of this.#choices.entries()) {
      const score = exact ? this.#scoreOf(choice, 0, depth, -INFINITE) : this.#scoreOf(choice, i, depth, best);
      if (this.#timer.expired && !(depth === 1 && done === 0)) break;
      choice.score = score;
      best = Math.max(best, score);
      done++;
    }
    const isDone = done === this.#choices.length;
    if (done > 0) this.#choices = this.#choices.slice(0, done).sort((a, b) => b.score - a.score);
    return isDone;
  }

  /** One known truth: its score. Several: the mean of what can be expected in each. `index`: the place of the choice in the order. */
  #scoreOf({ results }: Choice, index: number, depth: number, alpha: number): number {
    if (results.length === 1) return this.#resultScore(results[0] as Position, index, depth, alpha);
    const { scale } = this.#evaluator;
    let sum = 0;
    for (const result of results) sum += expected(this.#resultScore(result as Position, 0, depth, -INFINITE), scale);
    return (this.#unit * sum) / results.length;
  }

  #resultScore(result: Position, index: number, depth: number, alpha: number): number {
    return this.#isDraw(result) ? 0 : this.#search.scoreOfTurn(result, index, depth, alpha);
  }

  /** Secret squares are a matter of guessing, and lower levels are wrong about everything by a little. */
  #misjudge({ misjudges }: Skill, random: Random): void {
    const { view, side } = this.#asked;
    const most = (misjudges * this.#evaluator.scale) / HAND_SCALE;
    for (const choice of this.#choices) {
      choice.score += secretWorth(view, choice.steps[0] as Step, side, random);
      // What was seen to its end is not misjudged: a later loss stays better than one at once.
      if (misjudges > 0 && !isDecided(choice.score)) choice.score += Math.round(most * (random() + random() - 1));
    }
    this.#choices.sort((a, b) => b.score - a.score);
  }
}
