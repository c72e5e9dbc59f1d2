import { all, any, hasLevel, isDomed, isSafe, isTurnOf, isWonBy } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const demeter = {
  demo: {
    position: '00000/02020/00210/00200/00000 A demeter:fc2,md1 none:fe2,ma5',
    steps: 'c2-c3 +b4 +d4',
    shows: all(hasLevel('b4', 3), hasLevel('d4', 3), isTurnOf(1)),
  },
  limit: {
    position: '00000/02020/00210/00200/00000 A demeter:fc2,md1 none:fe2,ma5',
    steps: 'c2-c3 +b4',
    square: 'b4',
    code: 'needsPower',
  },
  task: {
    position: '00000/03230/00200/00100/00000 A demeter:fb5,me1 none:fc3,ma1',
    goal: isSafe,
    solution: 'b5-c5 +b4 +d4',
    misses: { oneDome: any(isDomed('b4'), isDomed('d4')) },
  },
  questions: {
    mustBuildTwice: {
      rulings: ['G4.2'],
      evidence: {
        position: '00000/02020/00210/00200/00000 A demeter:fc2,md1 none:fe2,ma5',
        steps: 'c2-c3 +b4 .',
        shows: isTurnOf(1),
      },
    },
    otherWorkerBuilds: {
      rulings: ['5.3'],
      evidence: {
        position: '00000/02020/00210/00200/00000 A demeter:fc2,md1 none:fe2,ma5',
        steps: 'c2-c3 +b4',
        from: 'd1',
        square: 'e1',
        code: 'wrongWorker',
      },
    },
    bothDomes: {
      rulings: ['5.2'],
      evidence: {
        position: '00000/03100/00310/00200/00000 A demeter:fa2,me5 none:fc2,me1',
        steps: 'a2-b3 +b4 +c3',
        shows: all(isDomed('b4'), isDomed('c3')),
      },
    },
    noSecondSpace: {
      rulings: ['5.4'],
      evidence: {
        position: '00000/00210/00100/44000/00000 A demeter:fb1,me4 none:fd3,mc5',
        steps: 'b1-a1 +b1',
        shows: isTurnOf(1),
      },
    },
    fifthTowerOfChronus: {
      rulings: ['5.7'],
      evidence: {
        position: '44000/40000/00310/00000/00004 A demeter:fe3,mb1 chronus:fd5,ma2',
        steps: 'e3-d2 +c3',
        shows: isWonBy(1),
      },
    },
  },
} as const satisfies PowerGuide;
