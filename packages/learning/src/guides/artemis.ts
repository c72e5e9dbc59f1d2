import { all, isDomed, isSafe, isTurnOf, mayPlay, not, stands, standsOnLevel, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const artemis = {
  demo: {
    position: '00030/00200/01010/00100/00000 A artemis:fb3,me2 none:fd3,ma4',
    steps: 'b3-c4 c4-d5',
    shows: wins,
  },
  limit: {
    position: '00020/00200/01010/00100/00000 A artemis:fb3,me2 none:fd3,ma4',
    steps: 'b3-c4',
    from: 'e2',
    square: 'e3',
    code: 'wrongWorker',
  },
  task: {
    position: '00030/00220/00120/00000/00000 A artemis:fd2,ma2 none:fc4,mb5',
    goal: isSafe,
    solution: 'd2-e3 e3-e4 +d5',
    misses: { noDome: not(isDomed('d5')) },
  },
  questions: {
    firstStepWins: {
      rulings: ['2.1'],
      evidence: {
        position: '00000/00310/00200/01000/00010 A artemis:fc3,mb1 none:fd5,me2',
        steps: 'c3-c4',
        shows: wins,
      },
    },
    bothStepsUp: {
      rulings: ['2.2'],
      evidence: {
        position: '00000/00200/00110/01000/00000 A artemis:fc2,ma4 none:fe3,mb1',
        steps: 'c2-c3 c3-c4 +b4',
        shows: all(stands('c4'), standsOnLevel(2)),
      },
    },
    returnToStart: {
      rulings: ['2.5'],
      evidence: {
        position: '00020/00200/01010/00100/00000 A artemis:fb3,me2 none:fd3,ma4',
        steps: 'b3-c4',
        shows: all(not(mayPlay('c4-b3')), mayPlay('c4-b4')),
      },
    },
    mustStepTwice: {
      rulings: ['G4.2'],
      evidence: {
        position: '00020/00200/01010/00100/00000 A artemis:fb3,me2 none:fd3,ma4',
        steps: 'b3-c4 +b3',
        shows: all(isTurnOf(1), stands('c4')),
      },
    },
    underAthena: {
      rulings: ['2.8'],
      evidence: {
        position: '00000/00010/00200/10000/00000 B artemis:fb2,me1 athena:fd3,ma5',
        steps: 'd3-d4 +d3 b2-b1',
        shows: all(not(mayPlay('b1-a2')), mayPlay('b1-a1')),
      },
    },
  },
} as const satisfies PowerGuide;
