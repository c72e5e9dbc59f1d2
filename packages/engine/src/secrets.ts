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
import { at, type Evaluator } from './evaluation.ts';
import type { Asked } from './question-reader.ts';
import { Rehearsal } from './rehearsal.ts';
import { isSecretTask } from './setup-parts.ts';
import type { Timer } from './timer.ts';

/** Rehearsing may take this share of the time. */
const SHARE = 0.9;
const MOST_GAMES = 200;
/** To keep the own workers away from a square is a small matter beside an opponent that comes there and is lost. */
const OWN_WAY = 0.2;
/** Where somebody climbs high a win is near. */
const CLIMBED = 0.3;
/** How much better squares are preferred: each standard deviation by this power of e. Nobody is to know which one it is. */
const PREFERENCE = 1;

/** A secret choice in set-up. */
export interface SecretChoice {
  readonly step: Step;
  /** From -1 to 1, by the games that were rehearsed. */
  readonly value: number;
}

/** Is a secret to be chosen now? */
export function choosesSecret({ match, view }: Asked): boolean {
  const task = at(view, STAGE) === SETUP ? setupTaskOf(match, view) : undefined;
  return task !== undefined && isSecretTask(match, task);
}

/**
 * Chooses a secret square by games that are played on from here: where opponents go, or win, and the own workers do not. The choice is
 * mixed, for a square that can be foretold is worth nothing.
 */
export function chooseSecret(
  { match, side }: Asked,
  world: Position,
  evaluator: Evaluator,
  random: Random,
  timer: Timer,
): SecretChoice {
  const steps = new Referee(match).legalSteps(world);
  const rehearsal = new Rehearsal(match, evaluator, random, timer);
  const open = withOpenSecret(new Referee(match), world, steps[0] as Step);
  let points = 0;
  do {
    const winner = rehearsal.play(open);
    if (winner !== undefined) points += winner === side ? 1 : -1;
  } while (rehearsal.games < MOST_GAMES && !timer.isPast(SHARE));
  const worths = steps.map((step) => worthOf(rehearsal, match.sides, side, step));
  return { step: steps[mixed(worths, random)] as Step, value: points / rehearsal.games };
}

/** The game goes on, and nobody knows the square. */
function withOpenSecret(referee: Referee, world: Position, step: Step): Position {
  const { position } = referee.carry(world, step);
  for (const place of referee.match.secretInts) position[place] = 0;
  return position;
}

/** Fate takes wins: it is to be where others win. Who comes into an abyss is lost: it is to be where others come, and we do not. */
function worthOf({ entered, climbed, won }: Rehearsal, sides: number, side: number, step: Step): number {
  const isFate = kindOf(step) === FATE;
  const squares = isFate ? fateSquares(stepB(step)) : [stepB(step)];
  let worth = 0;
  for (let i = 0; i < sides * SQUARES; i++) {
    if (!squares.includes(i % SQUARES)) continue;
    const isOwn = Math.floor(i / SQUARES) === side;
    if (isFate) worth += isOwn ? 0 : at(won, i) + CLIMBED * at(climbed, i);
    else worth += isOwn ? -OWN_WAY * at(entered, i) : at(entered, i);
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
