import type { Exercise } from '../attempt.ts';
import { hasLevel, isDomed, isOver, not, stands, standsOnLevel, wins } from '../goal.ts';
import { built, rose } from '../turn-goals.ts';

/** Turns, and how a game is won. */
export const firstSteps = {
  move: {
    position: '00000/00000/00000/00100/00000 A none:fb2,md4 none:fa4,me2',
    goal: stands('c3'),
    judged: 'step',
    solution: 'b2-c3',
    misses: { elsewhere: not(stands('c3')) },
  },
  build: {
    position: '00000/00000/00100/00000/00000 A none:fb1,me5 none:fa4,me2',
    goal: hasLevel('c3', 2),
    solution: 'b1-b2 +c3',
    misses: { elsewhere: not(built('c3')) },
  },
  climb: {
    position: '00000/00010/02100/00000/00000 A none:fb2,me1 none:fd5,ma5',
    goal: standsOnLevel(1),
    judged: 'step',
    solution: 'b2-c3',
    misses: { ground: not(rose(1)) },
  },
  descend: {
    position: '00000/12100/00000/00010/00000 A none:fb4,md1 none:fe4,mb1',
    goal: rose(-2),
    judged: 'step',
    solution: 'b4-c3',
    misses: { oneLevel: rose(-1) },
  },
  dome: {
    position: '00000/00000/01320/00100/00000 A none:fb2,ma5 none:fd3,me1',
    goal: isDomed('c3'),
    solution: 'b2-c2 +c3',
  },
  win: {
    position: '00100/00310/02200/00100/00000 A none:fb3,me1 none:fd4,ma5',
    goal: wins,
    solution: 'b3-c4',
    misses: { below: not(isOver) },
  },
} as const satisfies Readonly<Record<string, Exercise>>;
