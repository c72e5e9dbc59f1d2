import { all, endedBy, isDomed, isSafe, isTurnOf, isWonBy, mayPlay, not, stands, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const aphrodite = {
  demo: {
    position: '00000/00030/00210/01000/00000 A aphrodite:fb1,ma4 none:fc3,me1',
    steps: 'b1-c2 +b1',
    shows: all(isTurnOf(1), not(mayPlay('c3-d4')), isSafe),
  },
  limit: {
    position: '00000/00030/00210/01000/00000 A aphrodite:fb4,ma1 none:fc3,me1',
    steps: 'b4-c4 +b4 c3-d4',
    shows: isWonBy(1),
  },
  task: {
    position: '00000/03030/00210/00010/00000 A aphrodite:fd1,ma2 none:fc3,me5',
    goal: isSafe,
    solution: 'd1-c2 +b2',
    misses: { besideTower: stands('b3'), oneDome: isDomed('b4') },
  },
  questions: {
    workerNotBeside: {
      rulings: ['11.3'],
      evidence: {
        position: '00000/00010/00000/01000/00000 B aphrodite:fc3,ma1 none:fb3,me5',
        steps: 'e5-e4 +e5',
        shows: all(isTurnOf(0), stands('e4', 1)),
      },
    },
    sameWorker: {
      rulings: ['11.1'],
      evidence: {
        position: '00000/01000/00000/00010/00000 B aphrodite:fc3,me1 none:fd3,ma5',
        steps: 'd3-e2 +e3',
        shows: all(isTurnOf(0), stands('e2', 1)),
      },
    },
    height: {
      rulings: ['11.2'],
      evidence: {
        position: '00000/01000/00200/00010/00000 B aphrodite:fc3,me1 none:fb3,me5',
        from: 'b3',
        square: 'a3',
        code: 'barred',
      },
    },
    noWorkerCanObey: {
      rulings: ['11.4'],
      evidence: {
        position: '00020/00022/02000/00200/00000 A aphrodite:fc3,me1 none:fb2,me5',
        steps: 'e1-e2 +e1',
        shows: all(wins, endedBy('stuck')),
      },
    },
    artemisReturns: {
      rulings: ['11.5'],
      evidence: {
        position: '00000/00010/00100/00010/00000 B aphrodite:fc3,me1 artemis:fb3,me5',
        steps: 'b3-a3',
        shows: all(not(mayPlay('+a2')), mayPlay('a3-b2')),
      },
    },
  },
} as const satisfies PowerGuide;
