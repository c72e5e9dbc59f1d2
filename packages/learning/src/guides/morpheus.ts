import { all, hasLevel, isDomed, isTurnOf, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const morpheus = {
  demo: {
    position: '00000/00120/00200/01000/00000 A morpheus[saved=2]:fb2,me1 none:fe5,ma4',
    steps: 'b2-c3 +c4 +c4 +d4',
    shows: all(hasLevel('c4', 3), hasLevel('d4', 3), isTurnOf(1)),
  },
  limit: {
    position: '00000/00120/00200/01000/00000 A morpheus:fb2,me1 none:fe5,ma4',
    steps: 'b2-c3 +d4',
    shows: all(hasLevel('d4', 3), isTurnOf(1)),
  },
  task: {
    position: '00100/00010/10000/20200/00200 A morpheus[saved=1]:fc4,me3 none:fa1,mb1',
    goal: wins,
    solution: 'c4-b3 +b2 +b2',
    misses: { oneBlock: hasLevel('b2', 1) },
  },
  questions: {
    mustBuild: {
      rulings: ['25.1'],
      evidence: {
        position: '00000/00100/00020/01000/00000 A morpheus[saved=2]:fc3,me4 none:fa1,me2',
        steps: 'c3-b3 .',
        shows: isTurnOf(1),
      },
    },
    firstTurn: {
      rulings: ['25.2'],
      evidence: {
        position: '00000/00000/00000/00000/00000 A morpheus:fc3,md2 none:fb4,me2',
        steps: 'c3-c4 +d4',
        shows: all(hasLevel('d4', 1), isTurnOf(1)),
      },
    },
    sameSpace: {
      rulings: ['25.4'],
      evidence: {
        position: '00000/00100/00020/01000/00000 A morpheus[saved=3]:fc3,me4 none:fa1,me2',
        steps: 'c3-c4 +c3 +c3 +c3 +c3',
        shows: all(hasLevel('c3', 3), isDomed('c3'), isTurnOf(1)),
      },
    },
    otherWorkerBuilds: {
      rulings: ['25.5'],
      evidence: {
        position: '00000/00100/00020/01000/00000 A morpheus[saved=3]:fc3,me4 none:fa1,me2',
        steps: 'c3-c4 +c3',
        from: 'e4',
        square: 'e5',
        code: 'wrongWorker',
      },
    },
    savingLimit: {
      rulings: ['25.3'],
      evidence: {
        position: '00000/00100/00020/01000/00000 A morpheus[saved=5]:fc3,me4 none:fa1,me2',
        steps: 'c3-c4 +c3 +c3 +c3 +d4 +d4 +c5',
        shows: all(hasLevel('c3', 3), hasLevel('d4', 2), hasLevel('c5', 1), isTurnOf(1)),
      },
    },
  },
} as const satisfies PowerGuide;
