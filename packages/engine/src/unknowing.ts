import { isOver, type Position, type Random, Referee } from '@oia/rules';
import { ACTIVE, CARD_INTS, PENDING, SETUP, STAGE, START } from '@oia/rules/layout';
import { type Choice, played } from './choice.ts';
import type { Decision } from './deliberation.ts';
import { at, type Evaluator, expected } from './evaluation.ts';
import type { Memory } from './knowledge.ts';
import { LikelyReply } from './likely-reply.ts';
import { OthersBelief } from './others-belief.ts';
import type { Asked } from './question-reader.ts';
import { INFINITE } from './search/score.ts';
import { Search } from './search/search.ts';
import { Threats } from './search/threats.ts';
import type { Timer } from './timer.ts';

/** So many of the best choices are judged again. */
const MOST_CHOICES = 8;
/** So many truths that the others may believe in are tried for each. */
const MOST_WORLDS = 3;
/** Turns to look ahead when they are judged again. */
const DEPTH = 3;
/** How much it counts that the others do not know what we know; they may guess it. Few leave a win that they see. */
const TRUST = 0.5;
const TRUST_IN_LURES = 0.8;
/** Of two turns that are as good, the one that shows less; a small part of a game. */
const EXPOSED = 0.03;

/** Does the seat that asks know something about its own side that others do not? */
export function knowsBetter({ match, view, side, question }: Asked): boolean {
  if (!match.secrets || at(view, STAGE) === SETUP || at(view, PENDING) !== 0) return false;
  if ((match.hidden >> side) & 1) return true;
  const owns = ({ owner, data }: { readonly owner: number | undefined; readonly data: number }): boolean =>
    owner === question.seat &&
    match.secretInts.some((place) => place >= data && place < data + CARD_INTS && at(view, place) > 0);
  return match.cards.some(owns);
}

/**
 * The search takes the others to know everything, so it sees no use in a secret but its own safety. Here the best choices are compared
 * again: by what the others would do who do not know it, carried out in the truth. That makes lures of squares they should not step on,
 * and lets hidden workers stay hidden.
 */
export class Unknowing {
  readonly #asked: Asked;
  readonly #timer: Timer;
  readonly #evaluator: Evaluator;
  readonly #search: Search;
  readonly #reply: LikelyReply;
  readonly #belief: OthersBelief;
  readonly #referee: Referee;
  readonly #threats: Threats;

  constructor(asked: Asked, memory: Memory | undefined, evaluator: Evaluator, timer: Timer, random: Random) {
    this.#asked = asked;
    this.#timer = timer;
    this.#evaluator = evaluator;
    this.#search = new Search(asked.match, asked.side, timer, { evaluator });
    this.#reply = new LikelyReply(asked.match, evaluator, timer);
    this.#belief = new OthersBelief(asked, memory, random);
    this.#referee = new Referee(asked.match);
    this.#threats = new Threats(asked.match, false);
  }

  /** `ranked`: the choices, the best first. The time may be over before all are compared. */
  reconsider(decision: Decision, ranked: readonly Choice[]): Decision {
    const best = ranked[0];
    if (best === undefined || best.weights !== undefined || isOver(best.results[0] as Position)) return decision;
    let choice = decision.choice;
    let most = Number.NEGATIVE_INFINITY;
    for (const one of this.#candidates(ranked)) {
      const worth = this.#worthOf(one, one === best);
      if (worth === undefined) break;
      if (worth > most) [choice, most] = [one, worth];
    }
    return { ...decision, choice };
  }

  /** The best, the lures, and then the next best. The evaluation fears a lure as it fears a threat, so it ranks them low. */
  #candidates(ranked: readonly Choice[]): readonly Choice[] {
    const isHidden = ((this.#asked.match.hidden >> this.#asked.side) & 1) !== 0;
    const lures = isHidden ? [] : ranked.slice(1).filter((choice) => this.#isLure(choice));
    const others = ranked.slice(1).filter((choice) => !lures.includes(choice));
    return [...ranked.slice(0, 1), ...lures.slice(0, MOST_CHOICES / 2), ...others].slice(0, MOST_CHOICES);
  }

  /** Would the others see a win that is none? */
  #isLure(choice: Choice): boolean {
    const truth = choice.results[0] as Position;
    if (!this.#isAnswered(truth) || this.#threats.canWin(truth)) return false;
    return this.#belief.worldsAfter(choice).some((world) => this.#threats.canWin(world));
  }

  /** undefined: the time is over. */
  #worthOf(choice: Choice, isBest: boolean): number | undefined {
    const { scale } = this.#evaluator;
    const truth = choice.results[0] as Position;
    const bound = expected(choice.score, scale);
    const known = isBest
      ? bound
      : Math.min(bound, expected(this.#search.scoreOfTurn(truth, 0, DEPTH, -INFINITE), scale));
    if (this.#timer.expired) return undefined;
    return this.#isAnswered(truth) ? this.#mixedWorth(choice, truth, known) : known;
  }

  #mixedWorth(choice: Choice, truth: Position, known: number): number | undefined {
    const worlds = this.#belief.worldsAfter(choice);
    let [sum, tried] = [0, 0];
    for (const world of worlds.slice(0, MOST_WORLDS)) {
      const steps = this.#reply.stepsIn(world);
      if (steps === undefined) break;
      sum += expected(this.#search.value(played(this.#referee, truth, steps), DEPTH - 1), this.#evaluator.scale);
      tried++;
    }
    if (this.#timer.expired || tried === 0) return this.#timer.expired ? undefined : known;
    const isHidden = ((this.#asked.match.hidden >> this.#asked.side) & 1) !== 0;
    const shown = isHidden ? EXPOSED * this.#belief.exposure(worlds, truth) : 0;
    const trust = !isHidden && this.#isLure(choice) ? TRUST_IN_LURES : TRUST;
    return (1 - trust) * known + (trust * sum) / tried - shown;
  }

  /** Is it another side's turn now? */
  #isAnswered(p: Position): boolean {
    const { match, side } = this.#asked;
    return at(p, STAGE) === START && match.sideOf(at(p, ACTIVE)) !== side;
  }
}
