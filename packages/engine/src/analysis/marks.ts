import type { Outlook } from './report.ts';

/** What is said about a turn that was played: how much it lost, or that nothing else would have held. */
export const TURN_MARKS = ['only', 'inaccuracy', 'mistake', 'blunder'] as const;
export type TurnMark = (typeof TURN_MARKS)[number];

/** From this loss of win probability on; what is less is within what a longer look could change. */
const LOSSES: readonly (readonly [TurnMark, number])[] = [
  ['blunder', 0.3],
  ['mistake', 0.16],
  ['inaccuracy', 0.08],
];
/** So much worse is everything else where a turn was the only one. */
const ONLY = 0.3;

/** The best turns of a position and the one that was played, all looked at equally deep. */
export interface Compared {
  readonly best: Outlook;
  /** The next best; undefined where there was no choice. */
  readonly second: Outlook | undefined;
  readonly played: Outlook;
  readonly isBest: boolean;
}

export function markOf({ best, second, played, isBest }: Compared): TurnMark | undefined {
  const loss = best.chance - played.chance;
  if (isBest) return second && best.chance - second.chance >= ONLY ? 'only' : undefined;
  return LOSSES.find(([, least]) => loss >= least)?.[0];
}
