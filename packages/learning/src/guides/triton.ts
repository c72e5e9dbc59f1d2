import { all, any, isOver, mayPlay, not, stands, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const triton = {
  demo: {
    position: '00000/00100/00010/30000/21000 A triton:fc1,md4 none:fb3,me2',
    steps: 'c1-b1 b1-a1 a1-a2',
    shows: wins,
  },
  limit: {
    position: '00000/00100/00010/32000/01000 A triton:fc1,md4 none:fb3,me2',
    steps: 'c1-b1 b1-b2',
    shows: all(not(isOver), not(mayPlay('b2-a2')), mayPlay('+a2')),
  },
  task: {
    position: '03000/20100/10010/00000/00100 A triton:fc2,me4 none:fc4,md2',
    goal: wins,
    solution: 'c2-b1 b1-a2 a2-a3 a3-a4 a4-b5',
    misses: { stopped: any(stands('a3'), stands('a4')) },
  },
  questions: {
    startOnEdge: {
      rulings: ['29.2'],
      evidence: {
        position: '00000/00100/00010/00000/02000 A triton:fc1,me5 none:fb3,md4',
        steps: 'c1-c2',
        shows: all(stands('c2'), not(mayPlay('c2-d2')), not(mayPlay('c2-c1')), mayPlay('+c3')),
      },
    },
    returnToStart: {
      rulings: ['29.1'],
      evidence: {
        position: '00000/00100/00010/00000/00000 A triton:fc1,me5 none:fb3,md4',
        steps: 'c1-b1 b1-c1 +b1',
        shows: stands('c1'),
      },
    },
    winningStepInside: {
      rulings: ['29.3'],
      evidence: {
        position: '00000/00100/00010/03000/21000 A triton:fc1,me5 none:fb3,md4',
        steps: 'c1-b1 b1-a1 a1-b2',
        shows: wins,
      },
    },
    otherWorkerSteps: {
      rulings: ['29.5'],
      evidence: {
        position: '00000/00100/00010/00000/00000 A triton:fc1,me5 none:fb3,md4',
        steps: 'c1-b1',
        from: 'e5',
        square: 'e4',
        code: 'wrongWorker',
      },
    },
    hera: {
      rulings: ['29.8'],
      evidence: {
        position: '32000/30000/00010/00100/00000 A triton:fb5,me2 hera:fc1,md4',
        steps: 'b5-a5',
        shows: all(not(isOver), stands('a5'), mayPlay('a5-a4'), mayPlay('+b5')),
      },
    },
  },
} as const satisfies PowerGuide;
