import { all, any, hasLevel, isDomed, isSafe, mayPlay, not, stands, standsOnLevel, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const apollo = {
  demo: {
    position: '00000/02230/00110/00010/00000 A apollo:fc3,mb2 none:fc4,me2',
    steps: 'c3xc4 +b4',
    shows: all(stands('c4'), stands('c3', 1), hasLevel('b4', 3), isSafe),
  },
  limit: {
    position: '00000/02230/00010/00010/00000 A apollo:fc3,mb2 none:fc4,me2',
    from: 'c3',
    square: 'c4',
    code: 'tooHigh',
  },
  task: {
    position: '00000/03130/01200/00110/00000 A apollo:fc2,me5 none:fc3,md1',
    goal: isSafe,
    solution: 'c2xc3 +c4',
    misses: { wrongWorker: stands('d1'), oneDome: any(isDomed('b4'), isDomed('d4')) },
  },
  questions: {
    otherWorkersLevel: {
      rulings: ['1.3'],
      evidence: {
        position: '00000/00100/01201/00010/00000 A apollo:fc3,ma2 none:fd3,me5',
        steps: 'c3xd3',
        shows: all(stands('d3'), stands('c3', 1), standsOnLevel(2, 1)),
      },
    },
    winBySwap: {
      rulings: ['1.5'],
      evidence: {
        position: '00000/00200/02300/00100/00000 A apollo:fb3,me1 none:fc3,md5',
        steps: 'b3xc3',
        shows: wins,
      },
    },
    ownWorker: {
      rulings: ['1.1'],
      evidence: {
        position: '00000/00100/01200/00010/00000 A apollo:fb3,mc3 none:fe4,md1',
        from: 'b3',
        square: 'c3',
        code: 'occupied',
      },
    },
    buildWhereItCameFrom: {
      rulings: ['1.6'],
      evidence: {
        position: '00000/02130/00110/00010/00000 A apollo:fc3,mb2 none:fd3,me2',
        steps: 'c3xd3',
        square: 'c3',
        code: 'occupied',
      },
    },
    swapUpUnderAthena: {
      rulings: ['1.8'],
      evidence: {
        position: '00000/00210/01100/00000/00000 B apollo:fc3,me2 athena:fd4,mb2',
        steps: 'd4-c4 +d4',
        shows: all(not(mayPlay('c3xc4')), mayPlay('c3xb2')),
      },
    },
  },
} as const satisfies PowerGuide;
