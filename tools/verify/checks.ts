import type { Check } from './check.ts';
import { games } from './games.ts';
import { searches } from './searches.ts';
import { winTests } from './win-tests.ts';
import { wins } from './wins.ts';

/** By the name of the option that asks for them. */
export const CHECKS = {
  'win-test': winTests,
  search: searches,
  wins,
  games,
} as const satisfies Record<string, Check>;

export type CheckName = keyof typeof CHECKS;
