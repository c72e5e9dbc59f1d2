import type { Exercise } from '../attempt.ts';
import { all, isSafe, not, standsOnLevel, wins } from '../goal.ts';
import { isShutIn, standInside, staysBelow, threatens } from '../turn-goals.ts';

/** How good turns do more than one thing. */
export const plans = {
  trap: {
    position: '04000/21000/00000/00010/00000 A none:fc3,me1 none:fa5,md2',
    goal: isShutIn('a5'),
    solution: 'c3-b3 +b4',
    misses: { open: not(isShutIn('a5')) },
  },
  placement: {
    position: '00000/00000/00000/00000/00000 @2 none:- none:fb3,mc2 start=B',
    goal: standInside(2),
    solution: '@c4 @d3',
    misses: { edge: not(standInside(2)) },
  },
  twoAtOnce: {
    position: '00000/00020/00201/00100/01000 A none:fc2,ma4 none:fe3,mb1',
    goal: all(standsOnLevel(2), staysBelow(2), isSafe),
    solution: 'c2-c3 +d4',
    misses: { low: not(standsOnLevel(2)), letUp: not(staysBelow(2)) },
  },
  tempo: {
    position: '00000/00000/01003/00221/00030 A none:fb3,me2 none:fc2,ma1',
    goal: all(threatens, isSafe),
    solution: 'e2-d2 +d1',
    misses: { onlySafe: isSafe },
  },
  plan: {
    position: '00110/02223/00311/00000/00000 A none:fd3,mb2 none:fb4,mb1',
    goal: wins,
    turns: 2,
    solution: 'd3-d4 +c3 b1-a1 +b1 d4-e4',
  },
} as const satisfies Readonly<Record<string, Exercise>>;
