import {
  FATE,
  fateSquares,
  kindOf,
  type Position,
  type Random,
  Referee,
  SQUARES,
  type Step,
  setupTaskOf,
  stepB,
} from '@oia/rules';
import { SETUP, STAGE } from '@oia/rules/layout';
import { at, type Evaluator } from '../evaluation/evaluator.ts';
import type { ParsedQuestion } from '../question/question-reader.ts';
import type { Timer } from '../question/timer.ts';
import { isSecretTask } from '../setup/setup-parts.ts';
import { Playouts } from './playouts.ts';

/** Maximum share of the time for playouts. */
const PLAYOUT_SHARE = 0.9;
const MAX_GAMES = 200;
/** Weight of own workers that avoid the square, compared to an opponent who is lost there. */
const OWN_ENTRY_WEIGHT = 0.2;
/** Height from which a win is near. */
const CLIMB_WEIGHT = 0.3;
/**
 * Preference for better squares: each standard deviation counts by this power of e. The choice stays random, so that
 * opponents cannot predict it.
 */
const PREFERENCE = 1;

/** A secret choice in set-up. */
export interface SecretChoice {
  readonly step: Step;
  /** From -1 to 1, by the playouts. */
  readonly value: number;
}

/** Is a secret to be chosen now? */
export function choosesSecret({ match, view }: ParsedQuestion): boolean {
  const task = at(view, STAGE) === SETUP ? setupTaskOf(match, view) : undefined;
  return task !== undefined && isSecretTask(match, task);
}

/**
 * Chooses a secret square by games that are played on from here: where opponents go, or win, and the own workers do not. The choice is
 * mixed, for a square that can be foretold is worth nothing.
 */
export function chooseSecret(
  { match, side }: ParsedQuestion,
  world: Position,
  evaluator: Evaluator,
  random: Random,
  timer: Timer,
): SecretChoice {
  const steps = new Referee(match).legalSteps(world);
  const rehearsal = new Playouts(match, evaluator, random, timer);
  const open = withOpenSecret(new Referee(match), world, steps[0] as Step);
  let points = 0;
  do {
    const winner = rehearsal.play(open);
    if (winner !== undefined) points += winner === side ? 1 : -1;
  } while (rehearsal.games < MAX_GAMES && !timer.isPast(PLAYOUT_SHARE));
  const worths = steps.map((step) => worthOf(rehearsal, match.sides, side, step));
  return { step: steps[mixed(worths, random)] as Step, value: points / rehearsal.games };
}

/** The game continues with the square still secret. */
function withOpenSecret(referee: Referee, world: Position, step: Step): Position {
  const { position } = referee.carry(world, step);
  for (const place of referee.match.secretInts) position[place] = 0;
  return position;
}

/** Fate takes wins, so it belongs where opponents win. The abyss takes workers, so it belongs where opponents go and own workers do not. */
function worthOf({ entered, climbed, won }: Playouts, sides: number, side: number, step: Step): number {
  const isFate = kindOf(step) === FATE;
  const squares = isFate ? fateSquares(stepB(step)) : [stepB(step)];
  let worth = 0;
  for (let i = 0; i < sides * SQUARES; i++) {
    if (!squares.includes(i % SQUARES)) continue;
    const isOwn = Math.floor(i / SQUARES) === side;
    if (isFate) worth += isOwn ? 0 : at(won, i) + CLIMB_WEIGHT * at(climbed, i);
    else worth += isOwn ? -OWN_ENTRY_WEIGHT * at(entered, i) : at(entered, i);
  }
  return worth;
}

/** A random index of what is worth more than the mean, more often where it is worth much more. */
export function mixed(worths: readonly number[], random: Random): number {
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  const spread = Math.sqrt(worths.reduce((sum, worth) => sum + (worth - mean) ** 2, 0) / worths.length) || 1;
  const weights = worths.map((worth) => (worth < mean ? 0 : Math.exp((PREFERENCE * (worth - mean)) / spread)));
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return index;
  }
  return worths.indexOf(Math.max(...worths));
}
