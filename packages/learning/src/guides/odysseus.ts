import {
  all,
  any,
  isDomed,
  isOver,
  isSafe,
  mayPlay,
  not,
  OPPONENT,
  stands,
  standsOnLevel,
  took,
  wins,
} from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const odysseus = {
  demo: {
    position: '00000/01000/01210/00100/00000 A odysseus:fb3,mb2 none:fc3,mc2',
    steps: 'c3>>e5 c2>>e1 b3-c3 +b3',
    shows: all(stands('e5', OPPONENT), stands('e1', OPPONENT), stands('c3'), standsOnLevel(2)),
  },
  limit: {
    position: '00000/01000/01210/00100/00000 A odysseus:fb3,mb2 none:fc3,me3',
    steps: 'c3>>e5',
    shows: all(stands('e5', OPPONENT), not(mayPlay('e3>>a5'))),
  },
  task: {
    position: '10000/03100/12210/11222/11030 A odysseus:fa5,mb2 none:fd2,mb3',
    goal: isSafe,
    solution: 'b3>>e5 b2-c1 +d1',
    misses: { sent: took('send'), domed: any(isDomed('b4'), isDomed('d1')) },
  },
  questions: {
    sentToLevelThree: {
      rulings: ['53.5'],
      evidence: {
        position: '00003/01000/01210/00100/00000 A odysseus:fb3,mb2 none:fc3,mc2',
        steps: 'c3>>e5',
        shows: all(stands('e5', OPPONENT), standsOnLevel(3, OPPONENT), not(isOver)),
      },
    },
    sendAfterMove: {
      rulings: ['53.1', 'Z7'],
      evidence: {
        position: '00000/01000/01210/00100/00000 A odysseus:fb3,mb2 none:fc3,mc2',
        steps: 'b3-b4',
        shows: all(not(mayPlay('c3>>e5')), not(mayPlay('c2>>e1'))),
      },
    },
    whichCorners: {
      rulings: ['53.4'],
      evidence: {
        position: '00004/01000/01210/00100/00000 A odysseus:fb3,ma1 none:fc3,mc2',
        steps: 'c3>>e1',
        shows: all(not(mayPlay('c2>>e5')), not(mayPlay('c2>>a1')), mayPlay('c2>>a5')),
      },
    },
    cornerToCorner: {
      rulings: ['53.3'],
      evidence: {
        position: '00000/01000/01210/00100/00000 A odysseus:fb3,mb2 none:fa1,mc2',
        steps: 'a1>>e5',
        shows: stands('e5', OPPONENT),
      },
    },
    cornerIsAbyss: {
      rulings: ['53.8'],
      evidence: {
        position: '00000/01000/01210/00100/00000 A odysseus:fb3,mb2 tartarus[abyss=e5]:fc3,mc2',
        steps: 'c3>>e5',
        shows: wins,
      },
    },
  },
} as const satisfies PowerGuide;
