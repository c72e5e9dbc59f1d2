import { all, any, hasLevel, isDomed, isOver, isSafe, not, stands, standsOnLevel } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const minotaur = {
  demo: {
    position: '00000/00310/01200/00010/00000 A minotaur:fb3,me1 none:fc3,ma5',
    steps: 'b3xc3 +b4',
    shows: all(stands('c3'), stands('d3', 1), isSafe),
  },
  limit: {
    position: '00000/00110/00021/00010/00000 A minotaur:fd4,ma2 none:fe3,mc2',
    from: 'd4',
    square: 'e3',
    code: 'needsPower',
  },
  task: {
    position: '00000/03030/01220/00100/00000 A minotaur:fb3,mc2 none:fc3,me1',
    goal: isSafe,
    solution: 'c2xc3 +c2',
    misses: { stillHigh: stands('d3', 1), oneDome: any(isDomed('b4'), isDomed('d4')) },
  },
  questions: {
    pushedToLevelThree: {
      rulings: ['8.2'],
      evidence: {
        position: '00000/00100/01130/00010/00000 A minotaur:fb3,me1 none:fc3,ma5',
        steps: 'b3xc3',
        shows: all(not(isOver), stands('d3', 1), standsOnLevel(3, 1)),
      },
    },
    chargeTwoLevelsUp: {
      rulings: ['8.3'],
      evidence: {
        position: '00000/00310/00200/00010/00000 A minotaur:fb3,me1 none:fc3,ma5',
        from: 'b3',
        square: 'c3',
        code: 'tooHigh',
      },
    },
    ownWorker: {
      rulings: ['8.4'],
      evidence: {
        position: '00000/00310/01100/00010/00000 A minotaur:fb3,mc3 none:fe3,ma5',
        from: 'b3',
        square: 'c3',
        code: 'occupied',
      },
    },
    twoInRow: {
      rulings: ['8.1'],
      evidence: {
        position: '00000/00310/01100/00010/00000 A minotaur:fb3,me1 none:fc3,md3',
        from: 'b3',
        square: 'c3',
        code: 'needsPower',
      },
    },
    buildWhereItCameFrom: {
      rulings: ['8.6'],
      evidence: {
        position: '00000/00310/01100/00010/00000 A minotaur:fb3,me1 none:fc3,ma5',
        steps: 'b3xc3 +b3',
        shows: all(stands('c3'), hasLevel('b3', 2)),
      },
    },
  },
} as const satisfies PowerGuide;
