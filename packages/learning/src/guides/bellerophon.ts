import { all, isDomed, isOver, isTurnOf, mayPlay, not, OPPONENT, stands, standsOnLevel, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const bellerophon = {
  demo: { position: '00010/00120/00310/01000/00000 A bellerophon:fc4,mb2 none:fd4,me2', steps: 'c4-c3', shows: wins },
  limit: {
    position: '00010/00120/00310/01000/00000 A bellerophon:fb3,mb2 none:fd4,me2',
    from: 'b3',
    square: 'c3',
    code: 'tooHigh',
  },
  task: {
    position: '00100/12011/01010/00001/00100 A bellerophon:fa4,md4 none:fd2,md1',
    goal: wins,
    turns: 2,
    solution: 'd4-c3 +b4 d1-c2 +b3 a4-b4',
    misses: { domed: isDomed('b4') },
  },
  questions: {
    groundToLevelTwo: {
      rulings: ['49.1'],
      evidence: {
        position: '00010/00120/00210/20000/00000 A bellerophon:fb3,mb2 none:fd4,me2',
        steps: 'b3-c3 +b3 e2-e3 +e2',
        shows: all(isTurnOf(0), standsOnLevel(2), not(mayPlay('b2-a2'))),
      },
    },
    ordinarySteps: {
      rulings: ['49.3'],
      evidence: {
        position: '00010/00120/00310/01000/00000 A bellerophon:fb3,mb2 none:fd4,me2',
        steps: 'b3-c4 +b3 e2-e3 +e2',
        shows: all(isTurnOf(0), mayPlay('c4-c3')),
      },
    },
    underAthena: {
      rulings: ['49.4'],
      evidence: {
        position: '00010/00120/00310/01000/00000 B bellerophon:fc4,mb2 athena:fe3,me2',
        steps: 'e3-d3 +e3',
        shows: all(isTurnOf(0), not(mayPlay('c4-c3'))),
      },
    },
    edgeAgainstHera: {
      rulings: ['49.5'],
      evidence: {
        position: '00300/00120/00110/01000/00000 A bellerophon:fc4,mb2 hera:fd4,me2',
        steps: 'c4-c5',
        shows: all(stands('c5'), not(isOver)),
      },
    },
    persephone: {
      rulings: ['49.6'],
      evidence: {
        position: '00020/00020/00210/00000/00000 A bellerophon:fb3,mb2 persephone:fd4,me2',
        steps: 'b3-a3 +b3',
        shows: all(stands('a3'), isTurnOf(OPPONENT)),
      },
    },
  },
} as const satisfies PowerGuide;
