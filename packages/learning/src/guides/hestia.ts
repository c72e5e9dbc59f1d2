import { all, hasLevel, isDomed, isSafe, isTurnOf, mayPlay, not } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const hestia = {
  demo: {
    position: '20000/30100/01000/00010/00000 A hestia:fc2,md1 none:fa5,me3',
    steps: 'c2-b3 +a4 +c4',
    shows: all(isDomed('a4'), hasLevel('c4', 2), isSafe),
  },
  limit: {
    position: '20000/30100/01000/00010/00000 A hestia:fc2,md1 none:fa5,me3',
    steps: 'c2-b3 +c4',
    from: 'b3',
    square: 'a4',
    code: 'needsPower',
  },
  task: {
    position: '00000/00033/00120/01000/00000 A hestia:fc5,mb1 none:fd3,mc2',
    goal: isSafe,
    solution: 'c5-d5 +e4 +d4',
    misses: { edgeLeft: all(isDomed('d4'), not(isDomed('e4'))), innerLeft: all(isDomed('e4'), not(isDomed('d4'))) },
  },
  questions: {
    sameSpace: {
      rulings: ['21.2'],
      evidence: {
        position: '00000/00100/00010/00000/00100 A hestia:fa2,me4 none:fd1,me2',
        steps: 'a2-b2 +c3 +c3',
        shows: all(hasLevel('c3', 2), isTurnOf(1)),
      },
    },
    secondIsDome: {
      rulings: ['21.2'],
      evidence: {
        position: '00000/00100/00210/00000/00100 A hestia:fa2,me4 none:fd2,me2',
        steps: 'a2-b2 +c3 +c3',
        shows: all(hasLevel('c3', 3), isDomed('c3')),
      },
    },
    mustBuildTwice: {
      rulings: ['G4.2'],
      evidence: {
        position: '00000/00100/00010/00000/00100 A hestia:fa2,me4 none:fd1,me2',
        steps: 'a2-b2 +b3 .',
        shows: all(hasLevel('b3', 1), isTurnOf(1)),
      },
    },
    otherWorkerBuilds: {
      rulings: ['21.4'],
      evidence: {
        position: '00000/00100/00010/00000/00100 A hestia:fa2,md4 none:fd1,me2',
        steps: 'a2-b2 +b3',
        from: 'd4',
        square: 'd3',
        code: 'wrongWorker',
      },
    },
    fromCorner: {
      rulings: ['21.6'],
      evidence: {
        position: '00000/00100/00010/00000/00100 A hestia:fa2,me4 none:fd1,me2',
        steps: 'a2-a1 +a2',
        shows: all(mayPlay('+b2'), not(mayPlay('+b1')), not(mayPlay('+a2'))),
      },
    },
  },
} as const satisfies PowerGuide;
