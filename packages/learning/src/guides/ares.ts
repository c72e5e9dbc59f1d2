import { all, any, hasLevel, isDomed, isSafe, isTurnOf } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const ares = {
  demo: {
    position: '00000/00230/00010/01000/00000 A ares:fa1,me4 none:fc4,me1',
    steps: 'a1-b1 +a1 -d4',
    shows: all(hasLevel('d4', 2), isSafe),
  },
  limit: {
    position: '00000/00030/00010/01000/00000 A ares:fa1,me4 none:fd3,mc5',
    steps: 'a1-b1 +a1',
    square: 'd3',
    code: 'occupied',
  },
  task: {
    position: '00000/03010/01200/00030/00000 A ares:fa4,me1 none:fc3,md5',
    goal: isSafe,
    solution: 'a4-a5 +b4 -d2',
    misses: { oneDome: any(isDomed('b4'), isDomed('d2')), oneLowered: any(hasLevel('b4', 2), hasLevel('d2', 2)) },
  },
  questions: {
    blockJustBuilt: {
      rulings: ['12.2'],
      evidence: {
        position: '00000/00100/00000/00010/00000 A ares:fc1,mc3 none:fe5,mb4',
        steps: 'c1-b1 +b2 -b2',
        shows: hasLevel('b2', 0),
      },
    },
    workerThatMoved: {
      rulings: ['12.8'],
      evidence: {
        position: '00000/00100/00000/10010/00000 A ares:fc1,mc3 none:fe5,mb4',
        steps: 'c1-b1 +c1',
        square: 'a2',
        code: 'needsPower',
      },
    },
    domedTower: {
      rulings: ['12.1'],
      evidence: {
        position: '00000/00400/00000/01010/00000 A ares:fc1,mc3 none:fe5,mb4',
        steps: 'c1-b1 +c1',
        square: 'c4',
        code: 'domed',
      },
    },
    oneWorkerLeft: {
      rulings: ['12.4'],
      evidence: {
        position: '00000/00100/00000/01010/00000 A ares:fc3 none:fe5,mb4',
        steps: 'c3-c2 +c3',
        shows: all(isTurnOf(1), hasLevel('c3', 1)),
      },
    },
    mustTakeBlock: {
      rulings: ['G4.2'],
      evidence: {
        position: '00000/00100/00000/01010/00000 A ares:fc1,mc3 none:fe5,mb4',
        steps: 'c1-b1 +c1 .',
        shows: all(isTurnOf(1), hasLevel('c4', 1), hasLevel('b2', 1)),
      },
    },
  },
} as const satisfies PowerGuide;
