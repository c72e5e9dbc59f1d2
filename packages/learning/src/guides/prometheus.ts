import { all, any, hasLevel, isDomed, isSafe, isTurnOf, mayPlay, stands, standsOnLevel } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const prometheus = {
  demo: {
    position: '00000/00210/00200/01000/00000 A prometheus:fc3,mb1 none:fe1,ma4',
    steps: 'c3+d4 c3-c4 +d4',
    shows: all(hasLevel('d4', 3), stands('c4'), standsOnLevel(2)),
  },
  limit: {
    position: '00000/00210/00100/01000/00000 A prometheus:fc3,mb1 none:fe1,ma4',
    steps: 'c3+b4',
    from: 'c3',
    square: 'c4',
    code: 'needsPower',
  },
  task: {
    position: '00000/01000/00230/03200/00000 A prometheus:fc1,ma5 none:fc2,me5',
    goal: isSafe,
    solution: 'c1+b2 c1-d2 +d3',
    misses: { oneDome: any(isDomed('b2'), isDomed('d3')) },
  },
  questions: {
    stillClimb: {
      rulings: ['G4.2'],
      evidence: {
        position: '00000/00210/00100/01000/00000 A prometheus:fc3,mb1 none:fe1,ma4',
        steps: 'c3-c4 +b4',
        shows: all(stands('c4'), standsOnLevel(2), isTurnOf(1)),
      },
    },
    stepOntoNewBlock: {
      rulings: ['10.2'],
      evidence: {
        position: '00000/00010/00100/01000/00000 A prometheus:fc3,mb1 none:fe1,ma4',
        steps: 'c3+c4 c3-c4 +b4',
        shows: all(stands('c4'), hasLevel('c4', 1)),
      },
    },
    sameSpace: {
      rulings: ['10.3'],
      evidence: {
        position: '00000/00010/00100/01000/00000 A prometheus:fc3,mb1 none:fe1,ma4',
        steps: 'c3+d3 c3-d2 +d3',
        shows: hasLevel('d3', 2),
      },
    },
    domeFirst: {
      rulings: ['10.4'],
      evidence: {
        position: '00000/00030/00200/01000/00000 A prometheus:fc3,mb1 none:fe3,ma4',
        steps: 'c3+d4',
        shows: all(isDomed('d4'), mayPlay('c3-c4')),
      },
    },
    otherWorkerMoves: {
      rulings: ['10.5'],
      evidence: {
        position: '00000/00010/00100/01000/00000 A prometheus:fc3,mb1 none:fe1,ma4',
        steps: 'c3+c4',
        from: 'b1',
        square: 'a1',
        code: 'wrongWorker',
      },
    },
  },
} as const satisfies PowerGuide;
