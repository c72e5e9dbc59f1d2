import { hashOf, type Match, type Position, viewOf } from '@oia/rules';
import { ADDITIONAL, STAGE, START } from '@oia/rules/layout';
import { at } from './evaluation.ts';
import type { Memory } from './knowledge.ts';

/** Seen so often before, a position ends the game in a draw. */
const ENOUGH = 2;

const isRest = (p: Position): boolean => at(p, STAGE) === START && at(p, ADDITIONAL) === 0;

/** Says of a position whether it would be its third time, as far as the seat can tell. */
export function repetitionTest(match: Match, seat: number, memory: Memory | undefined): (p: Position) => boolean {
  if (!match.repetition || memory === undefined) return () => false;
  const times = new Map<number, number>();
  for (const view of [memory.first, ...memory.seen.map((seen) => seen.view)]) {
    if (isRest(view)) times.set(hashOf(view), (times.get(hashOf(view)) ?? 0) + 1);
  }
  return (p) => isRest(p) && (times.get(hashOf(viewOf(match, p, seat))) ?? 0) >= ENOUGH;
}
