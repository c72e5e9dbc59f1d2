import {
  all,
  any,
  endedBy,
  hasLevel,
  isDomed,
  isSafe,
  isTurnOf,
  isWonBy,
  mayPlay,
  not,
  stands,
  wins,
} from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const athena = {
  demo: {
    position: '00000/00320/00000/01010/00000 A athena:fb1,ma3 none:fd4,me2',
    steps: 'b1-b2 +b3',
    shows: all(isTurnOf(1), not(mayPlay('d4-c4')), isSafe),
  },
  limit: {
    position: '00000/00320/00000/01010/00000 A athena:fb1,ma3 none:fd4,me2',
    steps: 'b1-c1 +b1 d4-c4',
    shows: isWonBy(1),
  },
  task: {
    position: '00000/00320/00020/01003/00000 A athena:fa3,me5 none:fd3,md1',
    goal: isSafe,
    solution: 'a3-b2 +a2',
    misses: { oneDome: any(isDomed('c4'), isDomed('e2')) },
  },
  questions: {
    pushedUp: {
      rulings: ['3.1'],
      evidence: {
        position: '00000/02000/00010/00020/00000 B athena:fc3,ma1 minotaur:fb3,me5',
        steps: 'b3xc3 +b3 a1-b1 +a1',
        shows: all(stands('d3'), mayPlay('c3-b3')),
      },
    },
    apolloSwap: {
      rulings: ['3.4'],
      evidence: {
        position: '00000/00001/00100/00020/00000 A athena:fc2,md5 apollo:fd4,me1',
        steps: 'c2-c3 +c2',
        shows: all(not(mayPlay('d4xc3')), mayPlay('d4xd5')),
      },
    },
    zeusRises: {
      rulings: ['3.4'],
      evidence: {
        position: '00000/01000/00100/00020/00000 A athena:fc2,ma3 zeus:fd4,me1',
        steps: 'c2-c3 +c2 d4-d5 +d5',
        shows: all(stands('d5', 1), hasLevel('d5', 1)),
      },
    },
    onlyClimbsLeft: {
      rulings: ['3.5'],
      evidence: {
        position: '00010/00011/00100/11000/01000 A athena:fc2,ma4 none:fa1,me5',
        steps: 'c2-c3 +c2',
        shows: all(wins, endedBy('stuck')),
      },
    },
    climberCarriedDown: {
      rulings: ['3.3'],
      evidence: {
        position: '00000/01000/00100/00020/00000 A athena:fc2,ma1 charon:fc4,me1',
        steps: 'c2-c3 +d3 c4~c3',
        from: 'c4',
        square: 'b4',
        code: 'barred',
      },
    },
  },
} as const satisfies PowerGuide;
