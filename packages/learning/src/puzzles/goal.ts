import type { Match } from '@oia/rules';

/** The kinds of puzzles: win with so many turns of your own, or do not lose to so many turns of the other side. */
export const PUZZLE_KINDS = ['win1', 'win2', 'win3', 'hold1', 'hold2'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

export interface Goal {
  readonly aim: 'win' | 'hold';
  /** Own turns to win with, or turns of the other side to survive. */
  readonly turns: number;
}

export const GOALS: Readonly<Record<PuzzleKind, Goal>> = {
  win1: { aim: 'win', turns: 1 },
  win2: { aim: 'win', turns: 2 },
  win3: { aim: 'win', turns: 3 },
  hold1: { aim: 'hold', turns: 1 },
  hold2: { aim: 'hold', turns: 2 },
};

/** Proofs are for two sides that see everything, without chance. */
export const isProvable = ({ players, secrets, cards }: Match): boolean =>
  players === 2 && !secrets && !cards.some(({ power }) => power.deck);
