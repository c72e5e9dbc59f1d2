import { type Position, Referee, type Result, type Step, samePosition, seededRandom } from '@oia/rules';
import { type Choice, choiceOf, played } from '../choice.ts';
import { choicesOf } from '../choices.ts';
import { expected } from '../evaluation.ts';
import { readMemory, worldsFor } from '../knowledge.ts';
import { repetitionTest } from '../repetition.ts';
import { type Clock, Timer } from '../timer.ts';
import type { Subject } from './request-reader.ts';

/** So many truths stand for all that fit a view. */
const MOST_WORLDS = 10;
/**
 * Milliseconds for finding out what can be played. It takes a few; but a turn that is missing makes everything wrong that is said, so a
 * busy machine gets plenty. Where each turn is tried in several worlds, it has to do with what was found.
 */
const LISTING_TIME = 20_000;
const LISTING_IN_WORLDS = 2_000;

/** A turn and its score in each world. */
export interface ScoredTurn {
  readonly choice: Choice;
  scores: readonly number[];
  /** By which turns are compared. */
  order: number;
}

/** What may be true in a position, and what can be played in it. */
export interface Prospects {
  readonly worlds: readonly Position[];
  readonly isDraw: (p: Position) => boolean;
  /** Empty where the view does not show who could act. */
  readonly turns: ScoredTurn[];
}

export function prospectsOf(subject: Subject, clock: Clock): Result<Prospects> {
  const { asViewer, asActor, isBlind, match, request } = subject;
  const memory = readMemory(asViewer);
  if (!memory.ok) return memory;
  const timer = (budget: number): Timer => new Timer(clock, { budget });
  const random = seededRandom(request.seed);
  const worlds = worldsFor(asViewer, memory.value, random, MOST_WORLDS, timer(LISTING_IN_WORLDS));
  const budget = worlds.length > 1 ? LISTING_IN_WORLDS : LISTING_TIME;
  const choices = !asActor || isBlind ? [] : choicesOf(asActor, worlds, timer(budget));
  const isDraw = repetitionTest(match, request.seat, memory.value);
  return { ok: true, value: { worlds, isDraw, turns: choices.map(unscored) } };
}

const unscored = (choice: Choice): ScoredTurn => ({ choice, scores: [], order: 0 });

/** The turn with these steps; it is added where it is not listed, also not by other steps. */
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

/** A known truth: its score. Several: the mean of what can be expected. */
export function orderOf(scores: readonly number[], scale: number): number {
  if (scores.length === 1) return scores[0] as number;
  return scores.reduce((sum, score) => sum + expected(score, scale), 0) / scores.length;
}
