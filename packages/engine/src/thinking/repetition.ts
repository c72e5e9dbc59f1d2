import { hashOf, type Match, type Position, viewOf } from '@oia/rules';
import { ADDITIONAL, STAGE, START } from '@oia/rules/layout';
import { at } from '../evaluation/evaluator.ts';
import type { SeatHistory } from '../secrets/knowledge.ts';

/** Earlier occurrences that make a position a draw. */
const EARLIER_OCCURRENCES = 2;

const isRest = (p: Position): boolean => at(p, STAGE) === START && at(p, ADDITIONAL) === 0;

/** Says of a position whether it would be its third time, as far as the seat can tell. */
export function repetitionTest(match: Match, seat: number, memory: SeatHistory | undefined): (p: Position) => boolean {
  if (!match.repetition || memory === undefined) return () => false;
  const times = new Map<number, number>();
  for (const view of [memory.first, ...memory.seen.map((seen) => seen.view)]) {
    if (isRest(view)) times.set(hashOf(view), (times.get(hashOf(view)) ?? 0) + 1);
  }
  return (p) => isRest(p) && (times.get(hashOf(viewOf(match, p, seat))) ?? 0) >= EARLIER_OCCURRENCES;
}
