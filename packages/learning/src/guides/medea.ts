import {
  all,
  any,
  hasLevel,
  isDomed,
  isOver,
  isSafe,
  isTurnOf,
  mayPlay,
  not,
  OPPONENT,
  stands,
  took,
} from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const medea = {
  demo: {
    position: '00000/01210/00020/01000/00000 A medea:fc3,mb2 none:fc4,md3',
    steps: 'b2-b3 +b2 c3_c4 c3_d3',
    shows: all(hasLevel('c4', 1), hasLevel('d3', 1), isTurnOf(OPPONENT)),
  },
  limit: {
    position: '00000/01210/00020/01000/00000 A medea:fc3,ma1 none:fc4,md3',
    steps: 'c3-b4 +b3',
    shows: all(isTurnOf(OPPONENT), hasLevel('c4', 2)),
  },
  task: {
    position: '01300/02201/12211/10312/00010 A medea:fb5,me3 none:fc3,mb4',
    goal: isSafe,
    solution: 'e3-d3 +c2 b5_b4',
    misses: { lowered: took('lower'), domed: any(isDomed('c2'), isDomed('c5')) },
  },
  questions: {
    wholeTower: {
      rulings: ['52.1'],
      evidence: {
        position: '00000/01210/00020/01000/00000 A medea:fc3,mb2 none:fc4,md3',
        steps: 'b2-b3 +b2 c3_c4',
        shows: all(hasLevel('c4', 1), not(mayPlay('c3_c4'))),
      },
    },
    ownWorker: {
      rulings: ['52.2'],
      evidence: {
        position: '00000/01210/01020/01000/00000 A medea:fc3,mb2 none:fc4,md3',
        steps: 'b2-b3 +b2 c3_b3 .',
        shows: all(stands('b3'), hasLevel('b3', 0)),
      },
    },
    emptyTower: {
      rulings: ['52.9'],
      evidence: {
        position: '00000/01210/00020/01000/00000 A medea:fc3,mb2 none:fc4,md3',
        steps: 'b2-b3 +b2',
        shows: all(mayPlay('c3_c4'), not(mayPlay('c3_b4'))),
      },
    },
    panLowered: {
      rulings: ['52.6'],
      evidence: {
        position: '00000/01310/00020/01000/00000 A medea:fc3,mb2 pan:fc4,md3',
        steps: 'b2-b3 +b2 c3_c4 .',
        shows: all(hasLevel('c4', 2), not(isOver)),
      },
    },
    oneWorkerLeft: {
      rulings: ['52.5'],
      evidence: {
        position: '00000/01210/00020/01000/00000 A medea:fc3 none:fc4,md3',
        steps: 'c3-b3 +b2',
        shows: all(isTurnOf(OPPONENT), hasLevel('c4', 2)),
      },
    },
  },
} as const satisfies PowerGuide;
