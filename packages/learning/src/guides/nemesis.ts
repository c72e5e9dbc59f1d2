import { all, isOver, isTurnOf, mayPlay, not, OPPONENT, stands, standsOnLevel, took, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const nemesis = {
  demo: {
    position: '00120/00210/00000/01000/10000 A nemesis:fa1,mb2 none:fd5,mc4',
    steps: 'b2-b1 +a2 a1<>c4,b1<>d5',
    shows: all(stands('c4'), stands('d5'), standsOnLevel(2), stands('a1', OPPONENT), stands('b1', OPPONENT)),
  },
  limit: {
    position: '00120/00210/00000/01000/10000 A nemesis:fa1,mc2 none:fd5,mc4',
    steps: 'c2-c3 +c2',
    shows: all(isTurnOf(OPPONENT), stands('c4', OPPONENT), stands('d5', OPPONENT)),
  },
  task: {
    position: '01200/24320/10200/00010/22000 A nemesis:fb3,mb5 none:fd4,me3',
    goal: wins,
    turns: 2,
    solution: 'b3-b2 +c3 b2<>e3,b5<>d4 b5-c5 +c4 d4-c3',
    misses: { stayed: not(took('trade')), oneThreat: took('trade') },
  },
  questions: {
    tradeOnlyOne: {
      rulings: ['41.1'],
      evidence: {
        position: '00120/00210/00000/01000/10000 A nemesis:fa1,mb2 none:fd5,mc4',
        steps: 'b2-b1 +a2',
        shows: all(mayPlay('a1<>c4,b1<>d5'), not(mayPlay('a1<>d5'))),
      },
    },
    tradedToLevelThree: {
      rulings: ['41.6'],
      evidence: {
        position: '00120/00310/00000/01000/10000 A nemesis:fa1,mb2 none:fd5,mc4',
        steps: 'b2-b1 +a2 a1<>c4,b1<>d5',
        shows: all(standsOnLevel(3), not(isOver)),
      },
    },
    whoDecides: {
      rulings: ['41.5'],
      evidence: {
        position: '00120/00210/00000/01000/10000 A nemesis:fa1,mb2 none:fd5,mc4',
        steps: 'b2-b1 +a2',
        shows: all(mayPlay('a1<>c4,b1<>d5'), mayPlay('a1<>d5,b1<>c4'), mayPlay("a1<>c4,b1<>d5'")),
      },
    },
    tradeAgain: {
      rulings: ['41.14'],
      evidence: {
        position: '00120/00210/00000/01000/10000 A nemesis:fa1,mb2 none:fd5,mc4',
        steps: 'b2-b1 +a2 a1<>c4,b1<>d5 b1-c1 +d1 c4-b4 +b3 b4<>a1,d5<>c1',
        shows: all(stands('a1'), stands('c1'), stands('b4', OPPONENT), stands('d5', OPPONENT)),
      },
    },
    oneOpposingWorker: {
      rulings: ['41.3'],
      evidence: {
        position: '00120/00210/00000/01000/10000 A nemesis:fa1,mb2 none:fd5',
        steps: 'b2-b1 +a2',
        shows: all(mayPlay('a1<>d5'), mayPlay('b1<>d5')),
      },
    },
  },
} as const satisfies PowerGuide;
