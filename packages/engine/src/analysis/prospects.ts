import { type Position, Referee, type Result, type Step, samePosition, seededRandom } from '@oia/rules';
import { expected } from '../evaluation/evaluator.ts';
import { type Clock, Timer } from '../question/timer.ts';
import { type Choice, choiceOf, played } from '../search/choice.ts';
import { readSeatHistory, worldsFor } from '../secrets/knowledge.ts';
import { choicesOf } from '../thinking/choices.ts';
import { repetitionTest } from '../thinking/repetition.ts';
import type { Subject } from './request-reader.ts';

/** Maximum sampled worlds that fit a view. */
const MAX_WORLDS = 10;
/**
 * Time for listing the turns. It usually takes a few milliseconds, but a missing turn makes the whole report wrong, so a
 * busy machine gets plenty. Where each turn is tried in several worlds, it has to make do with the turns found by then.
 */
const LISTING_BUDGET_MS = 20_000;
const LISTING_IN_WORLDS_BUDGET_MS = 2_000;

/** A turn and its score in each world. */
export interface ScoredTurn {
  readonly choice: Choice;
  scores: readonly number[];
  /** The value by which turns are compared. */
  order: number;
}

/** The worlds a position may stand for, and the turns playable in it. */
export interface Prospects {
  readonly worlds: readonly Position[];
  readonly isDraw: (p: Position) => boolean;
  /** Empty where the view does not show the workers of the acting seat. */
  readonly turns: ScoredTurn[];
}

export function prospectsOf(subject: Subject, clock: Clock): Result<Prospects> {
  const { asViewer, asActor, isBlind, match, request } = subject;
  const memory = readSeatHistory(asViewer);
  if (!memory.ok) return memory;
  const timer = (budget: number): Timer => new Timer(clock, { budget });
  const random = seededRandom(request.seed);
  const worlds = worldsFor(asViewer, memory.value, random, MAX_WORLDS, timer(LISTING_IN_WORLDS_BUDGET_MS));
  const budget = worlds.length > 1 ? LISTING_IN_WORLDS_BUDGET_MS : LISTING_BUDGET_MS;
  const choices = !asActor || isBlind ? [] : choicesOf(asActor, worlds, timer(budget));
  const isDraw = repetitionTest(match, request.seat, memory.value);
  return { ok: true, value: { worlds, isDraw, turns: choices.map(unscored) } };
}

const unscored = (choice: Choice): ScoredTurn => ({ choice, scores: [], order: 0 });

/** The turn with these steps or the same results; it is added if it is not listed. */
export function turnOf({ match }: Subject, { worlds, turns }: Prospects, steps: readonly Step[]): ScoredTurn {
  const referee = new Referee(match);
  const results = worlds.map((world) => played(referee, world, steps));
  const isSame = ({ choice }: ScoredTurn): boolean =>
    choice.results.every((result, i) => result && samePosition(result, results[i] as Position));
  const known = turns.find(({ choice }) => choice.steps.join() === steps.join()) ?? turns.find(isSame);
  if (known) return known;
  const added = unscored({ ...choiceOf(steps), results });
  turns.push(added);
  return added;
}

/** The score in one world, or the mean expectation over several. */
export function orderOf(scores: readonly number[], scale: number): number {
  if (scores.length === 1) return scores[0] as number;
  return scores.reduce((sum, score) => sum + expected(score, scale), 0) / scores.length;
}
