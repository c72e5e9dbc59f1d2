import { all, hasLevel, isDomed, isSafe, isTurnOf, mayPlay, not, stands } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const poseidon = {
  demo: {
    position: '00000/00200/00210/00000/01000 A poseidon:fd3,mb2 none:fe5,ma5',
    steps: 'd3-c3 +c4 b2+b3 b2+b3 b2+b3',
    shows: all(hasLevel('c4', 3), hasLevel('b3', 3), isTurnOf(1)),
  },
  limit: {
    position: '00000/00200/00210/01000/01000 A poseidon:fd3,mb2 none:fe5,ma5',
    steps: 'd3-c3 +c4',
    shows: all(hasLevel('b2', 1), hasLevel('b3', 0), isTurnOf(1)),
  },
  task: {
    position: '00000/01030/03200/00300/00010 A poseidon:fe5,mb2 none:fc3,me1',
    goal: isSafe,
    solution: 'e5-e4 +d4 b2+b3 b2+c2 .',
    misses: { moved: not(stands('b2')) },
  },
  questions: {
    sameSpace: {
      rulings: ['27.1'],
      evidence: {
        position: '00000/00010/00000/01000/00000 A poseidon:fe4,ma1 none:fc5,mc1',
        steps: 'e4-e5 +d5 a1+b2 a1+b2 a1+b2',
        shows: all(hasLevel('b2', 3), isDomed('b2'), isTurnOf(1)),
      },
    },
    extraBuildsFirst: {
      rulings: ['27.2'],
      evidence: {
        position: '00000/00010/00000/01000/00000 A poseidon:fe4,ma1 none:fc5,mc1',
        steps: 'e4-e5',
        shows: all(not(mayPlay('a1+b2')), mayPlay('+d5')),
      },
    },
    mustBuildAll: {
      rulings: ['27.3'],
      evidence: {
        position: '00000/00010/00000/01000/00000 A poseidon:fe4,ma1 none:fc5,mc1',
        steps: 'e4-e5 +d5 a1+b2 .',
        shows: all(hasLevel('b2', 2), isTurnOf(1)),
      },
    },
    moverBuilds: {
      rulings: ['27.6'],
      evidence: {
        position: '00000/00010/00000/01000/00000 A poseidon:fe4,ma1 none:fc5,mc1',
        steps: 'e4-e5 +d5',
        from: 'e5',
        square: 'e4',
        code: 'wrongWorker',
      },
    },
    oneWorkerLeft: {
      rulings: ['27.5'],
      evidence: {
        position: '00000/00010/00000/01000/00000 A poseidon:fe4 none:fc5,mc1',
        steps: 'e4-e5 +d5',
        shows: isTurnOf(1),
      },
    },
  },
} as const satisfies PowerGuide;
