import {
  all,
  happened,
  isDomed,
  isFree,
  isOver,
  isWonBy,
  not,
  OPPONENT,
  stands,
  standsOnLevel,
  wins,
} from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const harpies = {
  demo: {
    position: '00000/00010/00200/01000/00000 A harpies:fd3,me1 none:fb1,me4',
    steps: 'd3-d4 +d3 b1-b2 +a5',
    shows: all(happened('slid'), isFree('b2'), stands('b5', OPPONENT), not(standsOnLevel(1, OPPONENT))),
  },
  limit: {
    position: '00000/00010/00310/02010/10000 B harpies:fd2,me4 none:fb2,ma4',
    steps: 'b2-c3',
    shows: isWonBy(OPPONENT),
  },
  task: {
    position: '11000/21111/02201/01000/00000 A harpies:fe2,mb3 none:fb4,me3',
    goal: wins,
    turns: 2,
    solution: 'e2-d3 +c3 b4-c4 +d4 b3-c3',
    misses: { domed: isDomed('c3') },
  },
  questions: {
    ownWorkers: {
      rulings: ['38.16', 'G10.2'],
      evidence: {
        position: '00000/00010/00200/01000/00000 A harpies:fa1,me1 none:fd3,me4',
        steps: 'a1-a2 +a1',
        shows: all(stands('a2'), not(happened('slid'))),
      },
    },
    slideStops: {
      rulings: ['38.4', '38.5'],
      evidence: {
        position: '00000/00020/00100/11010/00000 B harpies:fd4,mc3 none:fa2,me1',
        steps: 'a2-b2',
        shows: all(stands('c2', OPPONENT), standsOnLevel(0, OPPONENT)),
      },
    },
    winBySlide: {
      rulings: ['38.2'],
      evidence: {
        position: '00000/00010/00110/22000/00000 B harpies:fd4,mc3 pan:fa2,me1',
        steps: 'a2-b2',
        shows: all(not(isOver), stands('e2', OPPONENT)),
      },
    },
    artemisTwoSteps: {
      rulings: ['38.6', '38.14'],
      evidence: {
        position: '00000/00010/00100/00020/00000 B harpies:fd2,mc3 artemis:fa1,me4',
        steps: 'a1-a2 a5-b5',
        shows: stands('e5', OPPONENT),
      },
    },
    buildAfterSlide: {
      rulings: ['38.18'],
      evidence: {
        position: '00000/00010/00200/01000/00000 B harpies:fd3,me1 none:fb1,me4',
        steps: 'b1-b2',
        square: 'c2',
        code: 'tooFar',
      },
    },
  },
} as const satisfies PowerGuide;
