import { ABYSS, count, FATE, kindOf, NEAR, type Position, type Random, type Step, stepB } from '@oia/rules';
import { WORKERS } from '@oia/rules/layout';
import { at } from './evaluation.ts';

/** A secret square is to be stepped on by others: where they pass, where the own workers do not, and never the same. */
const GUESSWORK = 40;
const BUSY = 4;
const OWN_WAY = 15;

/** What a set-up choice is worth that shows nothing on the board; 0 for all others. */
export function secretWorth(view: Position, step: Step, side: number, random: Random): number {
  const kind = kindOf(step);
  if (kind !== ABYSS && kind !== FATE) return 0;
  const square = stepB(step);
  const own = kind === ABYSS ? count(at(NEAR, square) & at(view, WORKERS + side)) : 0;
  return BUSY * count(at(NEAR, square)) - OWN_WAY * own + GUESSWORK * random();
}
