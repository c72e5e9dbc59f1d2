import type { Cast } from '../cast.ts';
import { tokensOn } from '../effects.ts';
import { DOMES, H3, type Position, workersOn } from '../position.ts';
import { bit, directionOf, has, lowest, type Mask, type Square } from '../squares.ts';

// Steps with side effects cannot be made in place: they set something off besides the worker or the piece they put somewhere.

/** Squares where a step from `from` may do more than change a place: it displaces, wins, is swept on, or ends in the Abyss. */
export function stepsWithSideEffects(cast: Cast, p: Position, from: Square): Mask {
  let mask = workersOn(p) | (has(p[H3], from) ? 0 : p[H3]);
  if (cast.sweeps.length > 0) mask |= tokensOn(cast, p);
  for (const abyss of cast.abyss) mask |= bit(abyss(p));
  for (const call of cast.stepsWithEffects) mask |= call(p, from);
  return mask;
}

/** Does this step win, or remove a worker, by a power? `after` is the position that decides a win. */
export function strikesOrWins(cast: Cast, p: Position, after: Position, from: Square, to: Square): boolean {
  for (const strikes of cast.strikes) if (strikes(p, to, directionOf(from, to)) !== 0) return true;
  for (const { call } of cast.wins) if (call(after, from, to)) return true;
  return false;
}

/** The squares of a set where a build has side effects: a token is there, or a dome has consequences. */
export function buildsWithSideEffects(cast: Cast, p: Position, builds: Mask): Mask {
  const mask = cast.tokens.length > 0 ? builds & tokensOn(cast, p) : 0;
  const domes = builds & p[H3];
  return domes !== 0 && cast.plan.domeEffects !== 'never' ? mask | domesWithSideEffects(cast, p, domes) : mask;
}

/** The squares of a set where a build may have side effects together with another piece before or after it. */
export const buildsWithSideEffectsInAnyOrder = (cast: Cast, p: Position, builds: Mask): Mask =>
  builds & (tokensOn(cast, p) | (cast.plan.domeEffects === 'never' ? 0 : p[H3]));

/** Where a dome earns a turn, is answered, or decides the game. */
function domesWithSideEffects(cast: Cast, p: Position, domes: Mask): Mask {
  if (cast.plan.domeEffects === 'always') return domes;
  let mask = 0;
  for (let rest = domes; rest !== 0; rest &= rest - 1) {
    p[DOMES] ^= rest & -rest;
    for (const { call } of cast.claims) if (call(p)) mask |= rest & -rest;
    for (const { call } of cast.answers) if (call(p, lowest(rest)) !== 0) mask |= rest & -rest;
    p[DOMES] ^= rest & -rest;
  }
  return mask;
}
