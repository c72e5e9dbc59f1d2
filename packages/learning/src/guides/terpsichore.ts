import {
  all,
  endedBy,
  hasLevel,
  isDomed,
  isTurnOf,
  isWonBy,
  mayPlay,
  not,
  OPPONENT,
  stands,
  standsOnLevel,
  wins,
} from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const terpsichore = {
  demo: {
    position: '00000/00100/01010/00110/00000 A terpsichore:fb2,me2 none:fd4,ma4',
    steps: 'b2-b3 e2-d2 b3+c3 d2+c3',
    shows: all(stands('b3'), stands('d2'), hasLevel('c3', 2), isTurnOf(OPPONENT)),
  },
  limit: {
    position: '00000/00100/01010/00110/00000 A terpsichore:fb2,me2 none:fd4,ma4',
    steps: 'b2-b3',
    from: 'b3',
    square: 'c3',
    code: 'wrongWorker',
  },
  task: {
    position: '00100/00110/00111/00211/11000 A terpsichore:fd2,ma2 none:fd3,me3',
    goal: wins,
    turns: 2,
    solution: 'a2-b2 d2-c2 b2+b1 c2+b1 d3-c3 +d3 c2-b1',
    misses: { low: not(standsOnLevel(2)) },
  },
  questions: {
    firstWorkerWins: {
      rulings: ['44.2'],
      evidence: {
        position: '00000/00130/01020/22110/02000 A terpsichore:fd3,ma1 none:fc3,me4',
        steps: 'd3-d4',
        shows: wins,
      },
    },
    sameSpace: {
      rulings: ['44.4'],
      evidence: {
        position: '00000/00100/01210/00110/00000 A terpsichore:fb2,me2 none:fd4,ma4',
        steps: 'b2-b3 e2-d2 b3+c3 d2+c3',
        shows: all(hasLevel('c3', 3), isDomed('c3')),
      },
    },
    stepOntoLeftSpace: {
      rulings: ['44.1'],
      evidence: {
        position: '00000/00100/01110/00110/00000 A terpsichore:fb3,mc3 none:fd4,ma4',
        steps: 'c3-c4 b3-c3',
        shows: all(stands('c3'), stands('c4')),
      },
    },
    oneCannotMove: {
      rulings: ['44.3'],
      evidence: {
        position: '00000/00110/01020/22110/02000 B terpsichore:fd3,ma1 none:fc3,me4',
        steps: 'e4-e5 +e4',
        shows: all(isWonBy(OPPONENT), endedBy('stuck')),
      },
    },
    underAthena: {
      rulings: ['44.7'],
      evidence: {
        position: '00000/00100/01010/00110/00000 A terpsichore:fb2,me2 athena:fd4,ma4 climbed=B',
        steps: 'b2-c3',
        shows: all(not(mayPlay('e2-d2')), not(mayPlay('e2-d3')), mayPlay('e2-e3')),
      },
    },
  },
} as const satisfies PowerGuide;
