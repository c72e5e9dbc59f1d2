import { after, all, isDomed, isOver, isTurnOf, mayPlay, not, OPPONENT, stands, standsOnLevel, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const atalanta = {
  demo: {
    position: '00003/00012/00110/01000/10000 A atalanta:fa2,mb1 none:fe4,mc1',
    steps: 'a2-b3 b3-c4 c4-d5 +e5',
    shows: all(stands('d5'), isDomed('e5'), isTurnOf(OPPONENT)),
  },
  limit: {
    position: '00003/00022/00110/01000/10000 A atalanta:fa2,mb1 none:fe4,mc1',
    steps: 'a2-b3 b3-c4',
    shows: all(stands('c4'), not(mayPlay('c4-d4'))),
  },
  task: {
    position: '11000/01211/02110/00300/01100 A atalanta:fe5,mc1 none:fa4,mc4',
    goal: wins,
    solution: 'e5-d4 d4-c3 c3-b3 b3-c2',
    misses: { stoppedEarly: not(isOver) },
  },
  questions: {
    returnToStart: {
      rulings: ['48.1'],
      evidence: {
        position: '00000/00011/00110/01000/10000 A atalanta:fc3,mb1 none:fe4,ma3',
        steps: 'c3-d3 d3-c3 +d3',
        shows: all(stands('c3'), isTurnOf(OPPONENT)),
      },
    },
    ordinaryMove: {
      rulings: ['48.8', 'H18'],
      evidence: {
        position: '00000/00011/00110/01000/10000 A atalanta:fc3,mb1 none:fe4,ma3',
        steps: 'c3-d3 +c3 e4-e5 +e4 d3-d4 d4-d5',
        shows: stands('d5'),
      },
    },
    bothWorkers: {
      rulings: ['48.1'],
      evidence: {
        position: '00000/00011/00110/01000/10000 A atalanta:fc3,mb1 none:fe4,ma3',
        steps: 'c3-d3',
        from: 'b1',
        square: 'c1',
        code: 'wrongWorker',
      },
    },
    underAthena: {
      rulings: ['48.2'],
      evidence: {
        position: '00000/00011/00110/01000/10000 A atalanta:fc2,mb1 athena:fe4,ma3 climbed=B',
        steps: 'c2-d2',
        shows: all(mayPlay('d2-e3'), not(mayPlay('d2-d3'))),
      },
    },
    levelThreeToThree: {
      rulings: ['48.4'],
      evidence: {
        position: '00000/00330/00210/01000/10000 A atalanta:fc4,mb1 none:fe4,ma3',
        steps: 'c4-d4 d4-c3',
        shows: all(not(isOver), standsOnLevel(2), after('c3-d4', wins)),
      },
    },
  },
} as const satisfies PowerGuide;
