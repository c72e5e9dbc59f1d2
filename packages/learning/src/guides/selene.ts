import { all, any, hasLevel, isDomed, isOver, isSafe, isTurnOf, mayPlay, not, stepsAgo } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const selene = {
  demo: {
    position: '00000/00010/00210/00000/01000 A selene:fb2,me2 none:fd4,ma4',
    steps: 'e2-e3 b2+c3^',
    shows: all(hasLevel('c3', 2), isDomed('c3'), isTurnOf(1)),
  },
  limit: {
    position: '00000/00010/00210/00000/01000 A selene:fa1,me2 none:fd4,ma4',
    steps: 'e2-d2 +c3',
    shows: all(stepsAgo(1, not(mayPlay('+c3^'))), hasLevel('c3', 3), not(isDomed('c3'))),
  },
  task: {
    position: '03300/22000/00100/00010/00000 A selene:fa5,md1 artemis:fc3,me3',
    goal: isSafe,
    solution: 'd1-c1 a5+b4^',
    misses: { oneTower: any(isDomed('b5'), isDomed('c5')) },
  },
  questions: {
    whichIsFemale: {
      rulings: ['28.10'],
      evidence: {
        position: '00000/00000/00000/00000/00000 @0 selene:- none:- start=A',
        steps: '@b2 @d3 @c4 @e1 d3-d4 b2+c3^',
        shows: isDomed('c3'),
      },
    },
    domeAfterMoving: {
      rulings: ['28.2'],
      evidence: {
        position: '00200/00000/00000/01000/00000 A selene:fc3,ma1 none:fe1,me5',
        steps: 'c3-c4 +c5^',
        shows: all(hasLevel('c5', 2), isDomed('c5')),
      },
    },
    blockWithoutMoving: {
      rulings: ['28.3'],
      evidence: {
        position: '00000/00100/00000/01000/00000 A selene:fa1,me4 none:fc3,mc5',
        steps: 'e4-e5',
        shows: all(mayPlay('a1+b2^'), not(mayPlay('a1+b2'))),
      },
    },
    buildAndDome: {
      rulings: ['28.6'],
      evidence: {
        position: '00000/00100/00000/01000/00000 A selene:fa1,me4 none:fc3,mc5',
        steps: 'e4-e5 a1+b2^',
        shows: all(isDomed('b2'), isTurnOf(1)),
      },
    },
    completeTower: {
      rulings: ['28.7'],
      evidence: {
        position: '44000/00000/00000/02000/00044 A selene:fa1,me4 chronus:fc3,mc4',
        steps: 'e4-e5 a1+b2^',
        shows: all(isDomed('b2'), not(isOver)),
      },
    },
  },
} as const satisfies PowerGuide;
