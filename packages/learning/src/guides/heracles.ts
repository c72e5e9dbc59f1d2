import { all, any, endedBy, hasLevel, isDomed, isOver, isSafe, isTurnOf, isWonBy, not, OPPONENT } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const heracles = {
  demo: {
    position: '00000/01000/00210/01120/00010 A heracles:fb3,md1 none:fc3,me3',
    steps: 'b3-b4 +b3 b4+c4^ d1+d2^ d1+c2^ .',
    shows: all(hasLevel('b3', 1), isDomed('c4'), isDomed('d2'), isDomed('c2'), isTurnOf(OPPONENT)),
  },
  limit: {
    position: '00000/01000/00210/01120/00010 A heracles:fb3,md1 none:fc3,me3',
    steps: 'b3-b4 +b3',
    from: 'd1',
    square: 'd3',
    code: 'tooFar',
  },
  task: {
    position: '00010/00130/00120/01031/00010 A heracles:fd5,me1 none:fd3,mb3',
    goal: isSafe,
    solution: 'd5-c4 +d4 e1+d2 .',
    misses: { oneTower: any(isDomed('d2'), isDomed('d4')) },
  },
  questions: {
    ordinaryBuild: {
      rulings: ['50.1', '50.2'],
      evidence: {
        position: '00000/01000/00210/01120/00010 A heracles:fb3,md1 none:fc3,me3',
        steps: 'b3-b4 +b3 b4+c4^ .',
        shows: all(hasLevel('b3', 1), not(isDomed('b3')), isDomed('c4'), hasLevel('c4', 0)),
      },
    },
    blockJustBuilt: {
      rulings: ['50.4'],
      evidence: {
        position: '00000/01000/00210/01120/00010 A heracles:fb3,md1 none:fc3,me3',
        steps: 'b3-b4 +b3 b4+b3^ .',
        shows: all(isDomed('b3'), hasLevel('b3', 1)),
      },
    },
    completeTowers: {
      rulings: ['50.8'],
      evidence: {
        position: '44000/41000/00210/01120/00014 A heracles:fb3,md1 chronus:fc3,me3',
        steps: 'b3-b4 +b3 d1+d2^',
        shows: all(isDomed('d2'), not(isOver)),
      },
    },
    besideLimus: {
      rulings: ['50.6'],
      evidence: {
        position: '00000/01000/00210/01120/00010 A heracles:fb2,md1 limus:fc3,me3',
        steps: 'b2-b1 +a1',
        from: 'd1',
        square: 'd2',
        code: 'barred',
      },
    },
    shutHimselfIn: {
      rulings: ['50.11'],
      evidence: {
        position: '00000/00000/00210/00120/00010 A heracles:fb1 none:fc3,me3',
        steps: 'b1-a1 +b1 a1+b1^ a1+a2^ a1+b2^ c3-c4 +c3',
        shows: all(isWonBy(OPPONENT), endedBy('stuck')),
      },
    },
  },
} as const satisfies PowerGuide;
