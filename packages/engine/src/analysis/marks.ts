import type { Outlook } from './report.ts';

/** Marks for a played turn: how much it lost, or that it was the only one that held. */
export const TURN_MARKS = ['only', 'inaccuracy', 'mistake', 'blunder'] as const;
export type TurnMark = (typeof TURN_MARKS)[number];

/** Minimum loss of win probability for each mark; smaller losses are within the error of the search. */
const LOSSES: readonly (readonly [TurnMark, number])[] = [
  ['blunder', 0.3],
  ['mistake', 0.16],
  ['inaccuracy', 0.08],
];
/** Gap to the second-best turn that makes a turn "only". */
const ONLY_TURN_GAP = 0.3;

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
  if (isBest) return second && best.chance - second.chance >= ONLY_TURN_GAP ? 'only' : undefined;
  return LOSSES.find(([, least]) => loss >= least)?.[0];
}
