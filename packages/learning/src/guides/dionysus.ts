import { all, any, isDomed, isOver, isSafe, isTurnOf, isWonBy, mayPlay, not, stands, standsOnLevel } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const dionysus = {
  demo: {
    position: '00030/01000/03000/02010/00000 A dionysus:fd4,ma5 none:fb2,me1',
    steps: 'd4-e4 +d5 b2-c1 +d1',
    shows: all(isDomed('d5'), isTurnOf(1), stands('c1', 1), isSafe),
  },
  limit: {
    position: '00030/01000/03000/02010/00000 A dionysus:fd4,ma5 none:fb2,me1',
    steps: 'd4-e4 +d5',
    from: 'a5',
    square: 'a4',
    code: 'wrongWorker',
  },
  task: {
    position: '00000/03030/01200/00100/00000 A dionysus:fa5,me1 none:fc3,me4',
    turns: 3,
    goal: all(isTurnOf(1), isSafe),
    solution: 'a5-b5 +b4 c3-c2 +d2',
    misses: { oneDome: any(isDomed('b4'), isDomed('d4')), tooSlow: isWonBy(1) },
  },
  questions: {
    mustTakeExtraTurn: {
      rulings: ['18.4'],
      evidence: {
        position: '00030/01000/03000/02010/00000 A dionysus:fd4,ma5 none:fb2,me1',
        steps: 'd4-e4 +d5 .',
        shows: all(isTurnOf(1), stands('b2', 1)),
      },
    },
    steeredToLevelThree: {
      rulings: ['18.7'],
      evidence: {
        position: '00030/01000/03000/02010/00000 A dionysus:fd4,ma5 none:fb2,me1',
        steps: 'd4-e4 +d5 b2-b3',
        shows: all(not(isOver), standsOnLevel(3, 1)),
      },
    },
    anotherTower: {
      rulings: ['18.1'],
      evidence: {
        position: '00030/01000/03000/02010/00000 A dionysus:fd4,ma5 none:fb2,me1',
        steps: 'd4-e4 +d5 b2-a2 +b3',
        shows: all(isDomed('b3'), isTurnOf(0), mayPlay('e1-e2')),
      },
    },
    ownersPower: {
      rulings: ['18.12'],
      evidence: {
        position: '00030/01000/00000/02010/00000 A dionysus:fd4,ma5 artemis:fb2,me1',
        steps: 'd4-e4 +d5 b2-b1',
        shows: not(mayPlay('b1-c1')),
      },
    },
    opponentsTower: {
      rulings: ['18.16'],
      evidence: {
        position: '00030/01000/03000/02010/00000 B dionysus:fd4,ma5 none:fb2,me1',
        steps: 'b2-a2 +b3',
        shows: all(isTurnOf(0), mayPlay('d4-e4'), not(mayPlay('e1-e2'))),
      },
    },
  },
} as const satisfies PowerGuide;
