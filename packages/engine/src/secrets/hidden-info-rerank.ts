import { isOver, type Position, type Random, Referee } from '@oia/rules';
import { ACTIVE, CARD_INTS, PENDING, SETUP, STAGE, START } from '@oia/rules/layout';
import { at, type Evaluator, expected, INFINITE } from '../evaluation/evaluator.ts';
import type { ParsedQuestion } from '../question/question-reader.ts';
import type { Timer } from '../question/timer.ts';
import { type Choice, type Decision, played } from '../search/choice.ts';
import { Search } from '../search/search.ts';
import { Threats } from '../search/threats.ts';
import type { SeatHistory } from './knowledge.ts';
import { LikelyReply } from './likely-reply.ts';
import { OpponentsBelief } from './opponents-belief.ts';

/** Number of best choices judged again. */
const MAX_CHOICES = 8;
/** Number of worlds the opponents may believe in, tried for each choice. */
const MAX_WORLDS = 3;
/** Depth of the second judgement. */
const RERANK_DEPTH = 3;
/** Weight of the judgement by what opponents believe: they may guess the secret, but rarely leave a win that they see. */
const BELIEF_WEIGHT = 0.5;
const LURE_WEIGHT = 0.8;
/** Bonus for revealing less, between turns of equal value; a small part of a game. */
const EXPOSURE_PENALTY = 0.03;

/** Does the asking seat have a secret of its own? */
export function hasOwnSecret({ match, view, side, question }: ParsedQuestion): boolean {
  if (!match.secrets || at(view, STAGE) === SETUP || at(view, PENDING) !== 0) return false;
  if ((match.hidden >> side) & 1) return true;
  const owns = ({ owner, data }: { readonly owner: number | undefined; readonly data: number }): boolean =>
    owner === question.seat &&
    match.secretInts.some((place) => place >= data && place < data + CARD_INTS && at(view, place) > 0);
  return match.cards.some(owns);
}

/**
 * The search assumes that opponents know everything, so it sees no use in a secret. Compares the best choices again by what opponents without that knowledge would reply, played out in the truth. Thereby it lures them onto bad squares and keeps hidden workers hidden.
 */
export class HiddenInfoRerank {
  readonly #asked: ParsedQuestion;
  readonly #timer: Timer;
  readonly #evaluator: Evaluator;
  readonly #search: Search;
  readonly #reply: LikelyReply;
  readonly #belief: OpponentsBelief;
  readonly #referee: Referee;
  readonly #threats: Threats;

  constructor(
    asked: ParsedQuestion,
    memory: SeatHistory | undefined,
    evaluator: Evaluator,
    timer: Timer,
    random: Random,
  ) {
    this.#asked = asked;
    this.#timer = timer;
    this.#evaluator = evaluator;
    this.#search = new Search(asked.match, asked.side, timer, { evaluator });
    this.#reply = new LikelyReply(asked.match, evaluator, timer);
    this.#belief = new OpponentsBelief(asked, memory, random);
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
    return [...ranked.slice(0, 1), ...lures.slice(0, MAX_CHOICES / 2), ...others].slice(0, MAX_CHOICES);
  }

  /** Would opponents see a win that is none? */
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
      : Math.min(bound, expected(this.#search.scoreOfTurn(truth, 0, RERANK_DEPTH, -INFINITE), scale));
    if (this.#timer.expired) return undefined;
    return this.#isAnswered(truth) ? this.#mixedWorth(choice, truth, known) : known;
  }

  #mixedWorth(choice: Choice, truth: Position, known: number): number | undefined {
    const worlds = this.#belief.worldsAfter(choice);
    let [sum, tried] = [0, 0];
    for (const world of worlds.slice(0, MAX_WORLDS)) {
      const steps = this.#reply.stepsIn(world);
      if (steps === undefined) break;
      sum += expected(this.#search.value(played(this.#referee, truth, steps), RERANK_DEPTH - 1), this.#evaluator.scale);
      tried++;
    }
    if (this.#timer.expired || tried === 0) return this.#timer.expired ? undefined : known;
    const isHidden = ((this.#asked.match.hidden >> this.#asked.side) & 1) !== 0;
    const shown = isHidden ? EXPOSURE_PENALTY * this.#belief.exposure(worlds, truth) : 0;
    const trust = !isHidden && this.#isLure(choice) ? LURE_WEIGHT : BELIEF_WEIGHT;
    return (1 - trust) * known + (trust * sum) / tried - shown;
  }

  /** Is it another side's turn now? */
  #isAnswered(p: Position): boolean {
    const { match, side } = this.#asked;
    return at(p, STAGE) === START && match.sideOf(at(p, ACTIVE)) !== side;
  }
}
