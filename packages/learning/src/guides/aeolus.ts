import { all, isDomed, isSafe, isTurnOf, isWonBy, mayPlay, not, stands, stepsAgo, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const aeolus = {
  demo: {
    position: '00000/00010/03200/00000/01000 A aeolus[wind=n]:fe2,md5 none:fc3,ma2',
    steps: 'e2-e3 +e2 =e c3-d4 +d3',
    shows: all(stepsAgo(2, all(isSafe, not(mayPlay('c3-b3')), mayPlay('c3-b2'))), isTurnOf(0)),
  },
  limit: {
    position: '00000/00010/03000/00200/01000 A aeolus[wind=n]:fe2,md5 none:fc2,ma2',
    steps: 'e2-e3 +e2 =e c2-b3',
    shows: isWonBy(1),
  },
  task: {
    position: '00000/00030/03200/00100/01000 A aeolus[wind=s]:fe4,me1 none:fc3,ma5',
    goal: isSafe,
    solution: 'e4-e3 +d4 =e',
    misses: { wind: isDomed('d4') },
  },
  questions: {
    ownerBound: {
      rulings: ['31.2'],
      evidence: {
        position: '00000/00100/00000/00010/01000 A aeolus[wind=n]:fc3,ma1 none:fe2,me5',
        from: 'c3',
        square: 'c2',
        code: 'barred',
      },
    },
    keepOrStopWind: {
      rulings: ['31.3', '31.4'],
      evidence: {
        position: '00000/00100/00000/00010/01000 A aeolus[wind=e]:fc3,ma1 none:fe2,me5',
        steps: 'c3-c4 +c3 =e',
        shows: all(stepsAgo(1, not(mayPlay('.'))), isTurnOf(1)),
      },
    },
    artemisBothSteps: {
      rulings: ['31.5'],
      evidence: {
        position: '00000/00100/00000/00010/01000 B aeolus[wind=e]:fa1,me5 artemis:fc3,me2',
        steps: 'c3-d4',
        shows: all(not(mayPlay('d4-c4')), mayPlay('d4-c5')),
      },
    },
    charonAgainstWind: {
      rulings: ['31.7'],
      evidence: {
        position: '00000/00100/00000/00010/01000 B aeolus[wind=e]:fd3,ma5 charon:fc3,me1',
        steps: 'c3~d3',
        shows: all(stepsAgo(1, not(mayPlay('c3-b3'))), stands('b3')),
      },
    },
    noStepLeft: {
      rulings: ['31.10'],
      evidence: {
        position: '00000/00010/00000/22200/00200 A aeolus[wind=n]:fe5,me2 none:fb1',
        steps: 'e5-d5 +e5 =e',
        shows: wins,
      },
    },
  },
} as const satisfies PowerGuide;
