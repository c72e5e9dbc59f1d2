import {
  all,
  hasLevel,
  isDomed,
  isOver,
  isSafe,
  isTurnOf,
  isWonBy,
  not,
  stands,
  standsOnLevel,
  wins,
} from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const hera = {
  demo: {
    position: '00130/00230/01100/00010/00000 A hera:fe3,mb2 none:fc4,mb4',
    steps: 'e3-e4 +d4 c4-d5 +c5',
    shows: all(stands('d5', 1), hasLevel('d5', 3), isTurnOf(0)),
  },
  limit: {
    position: '00130/00230/01100/00010/00000 A hera:fe3,mb2 none:fc4,mb4',
    steps: 'e3-e4 +d5 c4-d4',
    shows: isWonBy(1),
  },
  task: {
    position: '00000/01000/00100/00323/00010 A hera:fd4,ma3 none:fd2,mb1',
    goal: isSafe,
    solution: 'd4-d3 +c2',
    misses: { edge: isDomed('e2') },
  },
  questions: {
    comeDownAndWinLater: {
      rulings: ['20.4'],
      evidence: {
        position: '00300/00230/01000/00010/00001 B hera:fa1,me2 none:fc5,ma3',
        steps: 'c5-c4 +b5 e2-e3 +e2 c4-d4',
        shows: isWonBy(1),
      },
    },
    artemisSecondStep: {
      rulings: ['20.5'],
      evidence: {
        position: '00310/00230/01000/00000/00000 B hera:fb2,me2 artemis:fc4,ma3',
        steps: 'c4-c5 c5-d4',
        shows: all(not(isOver), stands('d4', 1), standsOnLevel(3, 1)),
      },
    },
    ownWinOnEdge: {
      rulings: ['20.6'],
      evidence: {
        position: '00310/00210/01000/00000/00000 A hera:fc4,mb2 none:fe2,ma3',
        steps: 'c4-c5',
        shows: wins,
      },
    },
    panLeapsToEdge: {
      rulings: ['20.1', '9.6'],
      evidence: {
        position: '00000/00010/01100/02000/00000 B hera:fd3,me1 pan:fb2,ma5',
        steps: 'b2-a1',
        shows: all(not(isOver), stands('a1', 1)),
      },
    },
    chronusTowerOnEdge: {
      rulings: ['20.2'],
      evidence: {
        position: '30000/00100/01020/00000/44440 B hera:fd2,me2 chronus:fb4,md5',
        steps: 'b4-b5 +a5',
        shows: isWonBy(1),
      },
    },
  },
} as const satisfies PowerGuide;
