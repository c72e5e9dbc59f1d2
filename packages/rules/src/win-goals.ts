import type { Cast } from './cast.ts';
import { tokensOn } from './effects.ts';
import { BLOCKED, DOMES, H2, H3, type Position } from './position.ts';
import { OPEN_BUILD, type Open } from './power.ts';
import { has, type Mask, type Square } from './squares.ts';
import type { WinPlan } from './win-plan.ts';

// Masks that rule out most wins before anything is tried. They may say yes too often, never no.

/** Is there a third level to climb to, or could a piece before the move make one? */
export const hasTop = (p: Position, open: Open): boolean => topsIn(p, open) !== 0;

/** The squares a climb may end on. */
export const topsIn = (p: Position, open: Open): Mask => (open & OPEN_BUILD ? p[H2] : p[H3]) & ~p[DOMES] & ~p[BLOCKED];

export function mayWinBesides(cast: Cast, p: Position): boolean {
  for (const call of cast.mayWinBesides) if (call(p)) return true;
  return false;
}

/** Squares to which a step from here may win. */
export function goalsFrom({ cast, climbsByOne, onlyClimbs, winsAnywhere }: WinPlan, p: Position, from: Square): Mask {
  if (winsAnywhere) return -1;
  const isBelow = climbsByOne ? has(p[H2] & ~p[H3], from) : !has(p[H3], from);
  let goals = isBelow ? p[H3] & ~p[DOMES] & (cast.near[from] as Mask) : 0;
  if (onlyClimbs) return goals;
  if (cast.sweeps.length > 0) goals |= tokensOn(cast, p);
  for (const call of cast.winningSteps) goals |= call(p, from);
  return goals;
}
