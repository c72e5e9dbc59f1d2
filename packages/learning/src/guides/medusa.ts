import {
  all,
  hasLevel,
  hasWorkers,
  isDomed,
  isFree,
  isTurnOf,
  mayPlay,
  not,
  stands,
  standsOnLevel,
  stepsAgo,
  wins,
} from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const medusa = {
  demo: {
    position: '00100/00000/00120/00000/00010 A medusa:fc4,me2 none:fb2,me5',
    steps: 'c4-c3 +b4',
    shows: all(isFree('b2'), hasLevel('b2', 1), hasWorkers(1, 1)),
  },
  limit: {
    position: '00100/00000/00120/01000/00010 A medusa:fc4,me2 none:fb2,me5',
    steps: 'c4-c3 +b4',
    shows: all(stands('b2', 1), hasLevel('b2', 1), isTurnOf(1)),
  },
  task: {
    position: '00100/10100/00001/00000/02100 A medusa:fb5,me3 none:fb3,md2',
    goal: wins,
    solution: 'b5-c4 +d4',
    misses: { onlyOne: hasWorkers(1, 1) },
  },
  questions: {
    spareWorker: {
      rulings: ['24.8'],
      evidence: {
        position: '00000/00200/03200/11000/00010 A medusa:fc4,me1 none:fa2,mb2',
        steps: 'c4-c3 +d4 a2-b2',
        shows: all(stepsAgo(1, all(isFree('b2'), hasLevel('b2', 2))), standsOnLevel(2, 1)),
      },
    },
    workerThatStayed: {
      rulings: ['24.1'],
      evidence: {
        position: '00000/00010/00000/00100/10000 A medusa:fe4,ma1 none:fb2,md1',
        steps: 'e4-e5 +e4',
        shows: all(isFree('b2'), hasLevel('b2', 1)),
      },
    },
    domeInstead: {
      rulings: ['24.4'],
      evidence: {
        position: '00000/00300/00300/02000/00010 A medusa:fc4,ma1 none:fb2,me5',
        steps: 'c4-c3 +d4',
        shows: all(isFree('b2'), hasLevel('b2', 3), not(isDomed('b2'))),
      },
    },
    opponentStepsBelow: {
      rulings: ['24.15'],
      evidence: {
        position: '00000/00010/00100/00000/02000 B medusa:fc3,me5 none:fc1,ma5',
        steps: 'c1-c2 +d1',
        shows: all(stands('c2', 1), isTurnOf(0)),
      },
    },
    replacesBuild: {
      rulings: ['24.7'],
      evidence: {
        position: '00100/00000/00120/00000/00010 A medusa:fc4,me2 none:fb2,me5',
        steps: 'c4-c3',
        shows: all(stands('b2', 1), not(mayPlay('.')), not(mayPlay('+b2')), mayPlay('+b4')),
      },
    },
  },
} as const satisfies PowerGuide;
