import { all, any, isDomed, isOver, isSafe, mayPlay, not, stands, standsOnLevel, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const charon = {
  demo: {
    position: '00000/00310/01200/00010/00000 A charon:fb3,me1 none:fc3,md5',
    steps: 'b3~c3 b3-c3 +b3',
    shows: all(stands('c3'), stands('a3', 1), isSafe),
  },
  limit: {
    position: '00000/01310/01200/00010/00000 A charon:fa3,me1 none:fb3,md5',
    from: 'a3',
    square: 'b3',
    code: 'occupied',
  },
  task: {
    position: '00000/03030/21200/00100/00000 A charon:fc2,mb3 none:fc3,me1',
    goal: all(standsOnLevel(2), isSafe),
    solution: 'c2~c3 c2-c3 +c2',
    misses: { notUp: isSafe, stillHigh: stands('a3', 1), oneDome: any(isDomed('b4'), isDomed('d4')) },
  },
  questions: {
    carriedToLevelThree: {
      rulings: ['15.1'],
      evidence: {
        position: '00000/00100/30110/00010/00000 A charon:fb3,me1 none:fc3,md5',
        steps: 'b3~c3',
        shows: all(not(isOver), stands('a3', 1), standsOnLevel(3, 1)),
      },
    },
    otherWorkerMoves: {
      rulings: ['15.2'],
      evidence: {
        position: '00000/00100/01110/00010/00000 A charon:fb3,me1 none:fc3,md5',
        steps: 'b3~c3',
        from: 'e1',
        square: 'e2',
        code: 'wrongWorker',
      },
    },
    ownWorker: {
      rulings: ['15.4'],
      evidence: {
        position: '00000/00100/01110/00010/00000 A charon:fb3,mc3 none:fe3,md5',
        from: 'b3',
        square: 'c3',
        code: 'occupied',
      },
    },
    twoWorkers: {
      rulings: ['15.4'],
      evidence: {
        position: '00000/00100/00110/00010/00000 A charon:fb3,me1 none:fc3,mb4',
        steps: 'b3~c3',
        shows: all(stands('a3', 1), not(mayPlay('b3~b4'))),
      },
    },
    stepOntoFreedSpace: {
      rulings: ['15.3'],
      evidence: {
        position: '00000/00100/02310/00010/00000 A charon:fb3,me1 none:fc3,md5',
        steps: 'b3~c3 b3-c3',
        shows: wins,
      },
    },
  },
} as const satisfies PowerGuide;
