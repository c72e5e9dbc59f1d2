import { all, hasLevel, isDomed, isFree, isSafe, isTurnOf, isWonBy, not, stands, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const charybdis = {
  demo: {
    position: '00010/01030/00100/00000/00000 A charybdis[whirlpools=d4]:fa2,me1 none:fa5,mc1',
    steps: 'e1-e2 +e1 =b3 c1-b1 +c1 a2-b3',
    shows: all(wins, stands('d4')),
  },
  limit: {
    position: '00010/01030/00100/00000/00000 A charybdis[whirlpools=b3.d2]:fa2,me1 none:fa5,md2',
    steps: 'a2-b3',
    shows: all(stands('b3'), stands('d2', 1)),
  },
  task: {
    position: '00000/00030/00120/00000/01000 A charybdis[whirlpools=b2.e4]:fa1,ma4 none:fd3,mc1',
    goal: isSafe,
    solution: 'a1-b2 +d4',
    misses: { swept: stands('e4') },
  },
  questions: {
    opponentsSwept: {
      rulings: ['32.12'],
      evidence: {
        position: '00000/00100/00010/00000/00000 B charybdis[whirlpools=b2.d4]:fc3,ma5 none:fb1,me1',
        steps: 'b1-b2',
        shows: all(stands('d4', 1), isFree('b2')),
      },
    },
    levelThreeOnWhirlpool: {
      rulings: ['32.1'],
      evidence: {
        position: '00000/00100/00010/03000/02000 B charybdis[whirlpools=b2.d4]:fc3,ma5 none:fb1,me1',
        steps: 'b1-b2',
        shows: all(isWonBy(1), stands('b2', 1)),
      },
    },
    pushedOntoWhirlpool: {
      rulings: ['32.11'],
      evidence: {
        position: '00000/00100/00010/00000/00000 B charybdis[whirlpools=b2.d4]:fb3,me5 minotaur:fb4,me1',
        steps: 'b4xb3',
        shows: all(stands('b2'), stands('b3', 1), isFree('d4')),
      },
    },
    moveWhirlpool: {
      rulings: ['32.22'],
      evidence: {
        position: '00000/00100/00010/00000/00000 A charybdis[whirlpools=b2.d4]:fc1,me5 none:fb4,me1',
        steps: 'c1-d2 +c1',
        shows: isTurnOf(1),
      },
    },
    getWhirlpoolBack: {
      rulings: ['32.21'],
      evidence: {
        position: '00000/00100/00010/00000/00000 A charybdis[whirlpools=b2.d4]:fc1,me5 none:fb4,me1',
        steps: 'c1-c2 +b2 =a1',
        shows: all(hasLevel('b2', 1), not(isDomed('b2')), isTurnOf(1)),
      },
    },
  },
} as const satisfies PowerGuide;
