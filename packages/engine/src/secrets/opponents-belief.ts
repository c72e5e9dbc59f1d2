import { Belief, count, type Position, type Random, Referee, shownStep, type Viewer, viewOf } from '@oia/rules';
import { copyOf, WORKERS } from '@oia/rules/layout';
import { at } from '../evaluation/evaluator.ts';
import type { ParsedQuestion } from '../question/question-reader.ts';
import type { Choice } from '../search/choice.ts';
import type { SeatHistory } from './knowledge.ts';

/** Number of sampled worlds the opponents may believe in: each costs time with every step. */
const WORLDS = 12;
/** Number of steps the opponents are assumed to remember. */
const RECENT = 6;
/** An opponent without a secret knows what a spectator knows. */
const OTHERS: Viewer = 'spectator';

/** The worlds the opponents may take for the truth, while we know better. */
export class OpponentsBelief {
  readonly #asked: ParsedQuestion;
  readonly #referee: Referee;
  readonly #memory: SeatHistory | undefined;
  readonly #random: Random;
  #belief: Belief | undefined;

  constructor(asked: ParsedQuestion, memory: SeatHistory | undefined, random: Random) {
    this.#asked = asked;
    this.#referee = new Referee(asked.match);
    this.#memory = memory;
    this.#random = random;
  }

  /** Truths the others may believe in after this choice of ours. Where no worker is hidden it is one: the board without our secret. */
  worldsAfter({ steps, results }: Choice): readonly Position[] {
    const { match, side } = this.#asked;
    const isHidden = ((match.hidden >> side) & 1) !== 0;
    return isHidden ? this.#observed(steps).worlds : [this.#withoutSecrets(results[0] as Position)];
  }

  /** The share of our workers that these worlds have where they are. */
  exposure(worlds: readonly Position[], truth: Position): number {
    const place = WORKERS + this.#asked.side;
    const workers = Math.max(1, count(at(truth, place)));
    return (
      worlds.reduce((sum, world) => sum + count(at(world, place) & at(truth, place)), 0) / (workers * worlds.length)
    );
  }

  #withoutSecrets(truth: Position): Position {
    const open = copyOf(truth);
    for (const place of this.#asked.match.secretInts) open[place] = 0;
    return open;
  }

  #observed(steps: Choice['steps']): Belief {
    const { match, view, question } = this.#asked;
    this.#belief ??= this.#believedNow();
    const belief = this.#belief.copy();
    let truth = view;
    for (const step of steps) {
      const { position, cut } = this.#referee.play(truth, step);
      const shown = shownStep(match, question.seat, step, OTHERS);
      belief.observe({ actor: question.seat, step: shown, cut, view: viewOf(match, position, OTHERS) });
      truth = position;
    }
    return belief;
  }

  /** From what was to be seen a few steps ago, and since. */
  #believedNow(): Belief {
    const { match, view } = this.#asked;
    const seen = this.#memory?.seen ?? [];
    const recent = seen.slice(-RECENT);
    const start = seen.at(-RECENT - 1)?.view ?? (recent.length > 0 ? this.#memory?.first : undefined) ?? view;
    const belief = new Belief(match, OTHERS, viewOf(match, start, OTHERS), this.#random, WORLDS);
    for (const { actor, step, cut, view: after } of recent) {
      belief.observe({ actor, step: shownStep(match, actor, step, OTHERS), cut, view: viewOf(match, after, OTHERS) });
    }
    return belief;
  }
}
