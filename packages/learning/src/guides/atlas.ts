import { all, hasLevel, isDomed, isOver, isTurnOf, not, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const atlas = {
  demo: {
    position: '00000/00220/01010/00000/00000 A atlas:fe2,mb2 none:fc4,me5',
    steps: 'e2-e3 +d4^',
    shows: all(isDomed('d4'), hasLevel('d4', 2)),
  },
  limit: {
    position: '00000/00220/01000/00000/00000 A atlas:fe2,mb2 none:fc4,me5',
    steps: 'e2-d3',
    square: 'c4',
    code: 'occupied',
  },
  task: {
    position: '00000/01010/00100/22400/00000 A atlas:fe2,md4 none:fa1,mb1',
    goal: wins,
    solution: 'e2-d2 +c1^',
    misses: { block: hasLevel('c1', 1) },
  },
  questions: {
    bareGround: {
      rulings: ['4.1'],
      evidence: {
        position: '00000/00100/02010/00100/00000 A atlas:fd2,mb4 none:fc3,me5',
        steps: 'd2-e2 +d1^',
        shows: all(isDomed('d1'), hasLevel('d1', 0)),
      },
    },
    completeTower: {
      rulings: ['4.2'],
      evidence: {
        position: '44000/40000/00200/00000/00004 A atlas:fd2,ma1 chronus:fe4,mb2',
        steps: 'd2-d3 +c3^',
        shows: all(isDomed('c3'), not(isOver)),
      },
    },
    blockAndDome: {
      rulings: ['4.4'],
      evidence: {
        position: '00000/00100/02010/00100/00000 A atlas:fd2,mb4 none:fc4,me5',
        steps: 'd2-e2 +d3',
        shows: all(isTurnOf(1), hasLevel('d3', 2), not(isDomed('d3'))),
      },
    },
    besideLimus: {
      rulings: ['4.5'],
      evidence: {
        position: '00000/00200/01000/00010/00000 A atlas:fb5,me1 limus:fc3,md1',
        steps: 'b5-b4',
        square: 'c4',
        code: 'barred',
      },
    },
    aresBelowDome: {
      rulings: ['4.7'],
      evidence: {
        position: '00010/00000/00200/00010/00000 A atlas:fb2,ma1 ares:fc4,me5',
        steps: 'b2-b3 +c3^ e5-e4 +e5',
        square: 'c3',
        code: 'domed',
      },
    },
  },
} as const satisfies PowerGuide;
