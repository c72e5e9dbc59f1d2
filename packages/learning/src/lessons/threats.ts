import type { Exercise } from '../attempt.ts';
import { all, isDomed, isOver, isSafe, not, standsOnLevel, wins } from '../goal.ts';
import { built, isUnstoppable, staysBelow, threatens } from '../turn-goals.ts';

/** Preparing a win and preventing one. */
export const threats = {
  stuck: {
    position: '00000/00000/00010/24200/00100 A none:fd1,me4 none:fa1,mb1',
    goal: wins,
    solution: 'd1-d2 +c1',
    misses: { escape: not(isOver) },
  },
  threat: {
    position: '00000/01300/02100/00000/00010 A none:fc3,me1 none:fe3,ma1',
    goal: all(threatens, isSafe),
    solution: 'c3-b3 +b2',
    misses: { closed: isDomed('c4'), low: not(standsOnLevel(2)) },
  },
  block: {
    position: '00100/30000/10103/00020/00000 A none:fb3,md5 none:fd2,mb1',
    goal: isSafe,
    solution: 'd5-d4 +e3',
  },
  outOfReach: {
    position: '00000/00020/00100/01000/00000 A none:fe2,mb1 none:fc3,ma5',
    goal: all(staysBelow(2), isSafe),
    solution: 'e2-e3 +d4',
    misses: { reachable: not(staysBelow(2)) },
  },
  sharedTower: {
    position: '00002/02020/00200/00100/00000 A none:fc2,me1 none:fe5,ma1',
    goal: all(threatens, isSafe),
    solution: 'c2-c3 +b4',
    misses: { shared: built('d4'), quiet: not(threatens) },
  },
  doubleThreat: {
    position: '00000/02030/00200/01000/00000 A none:fb2,me1 none:fe5,ma3',
    goal: isUnstoppable,
    solution: 'b2-c3 +b4',
    misses: { single: threatens, none: not(threatens) },
  },
} as const satisfies Readonly<Record<string, Exercise>>;
