import { all, isDomed, isSafe, isTurnOf, isWonBy, mayPlay, stands, standsOnLevel, stepsAgo, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const hypnus = {
  demo: {
    position: '02000/12030/00020/01000/00000 A hypnus:fa4,mc1 none:fd3,me1',
    steps: 'a4-b4 +b5 e1-e2 +d1 b4-b5',
    shows: all(stepsAgo(3, isSafe), wins),
  },
  limit: {
    position: '02000/12030/00020/01000/00002 A hypnus:fa4,mc1 none:fd3,me1',
    steps: 'a4-b4 +b5 d3-d4',
    shows: isWonBy(1),
  },
  task: {
    position: '00030/00023/00100/21000/02000 A hypnus:fc3,me1 none:fd4,ma1',
    goal: wins,
    solution: 'c3-b3 +b2',
  },
  questions: {
    oneWorkerLeft: {
      rulings: ['22.2'],
      evidence: {
        position: '00000/00010/00230/01000/00000 B hypnus:fa4,me5 none:fc3',
        steps: 'c3-d3',
        shows: isWonBy(1),
      },
    },
    highestDuringTurn: {
      rulings: ['22.4'],
      evidence: {
        position: '00200/00100/00000/01000/00000 B hypnus:fa4,me5 artemis:fc3,md1',
        steps: 'c3-c4 c4-c5',
        shows: all(stands('c5', 1), standsOnLevel(2, 1)),
      },
    },
    sleeperBuilds: {
      rulings: ['22.5', '28.9'],
      evidence: {
        position: '00000/00000/01100/00010/00000 B hypnus:fa4,me5 selene:fc3,md1',
        steps: 'd1-e1 c3+b3^',
        shows: all(isDomed('b3'), stands('c3', 1)),
      },
    },
    threeWorkers: {
      rulings: ['22.3', '36.6'],
      evidence: {
        position: '00000/00000/00100/01000/00010 B hypnus:fa4,me5 graeae:fc3,md1,na1',
        steps: '',
        shows: all(mayPlay('c3-c4'), mayPlay('d1-d2'), mayPlay('a1-a2')),
      },
    },
    ownHighestWorker: {
      rulings: ['G1.8'],
      evidence: {
        position: '00000/00000/00120/01000/00000 A hypnus:fc3,me5 none:fb4,md1',
        steps: 'c3-d3 +c3',
        shows: all(standsOnLevel(2), isTurnOf(1)),
      },
    },
  },
} as const satisfies PowerGuide;
