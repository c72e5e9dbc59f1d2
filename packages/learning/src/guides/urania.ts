import { all, hasWorkers, isDomed, isOver, isSafe, isTurnOf, not, OPPONENT, stands, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const urania = {
  demo: { position: '01130/01100/21000/00000/00020 A urania:fc5,md1 none:fb3,mc2', steps: 'd1-d5', shows: wins },
  limit: {
    position: '01110/01100/21000/00000/00020 A urania:fa2,md1 none:fb3,mc2',
    from: 'a2',
    square: 'd2',
    code: 'tooFar',
  },
  task: {
    position: '00101/00003/10102/10101/10010 A urania:fa2,ma3 none:fc3,me3',
    goal: isSafe,
    solution: 'a3-a4 +e4',
    misses: { open: not(isDomed('e4')) },
  },
  questions: {
    cornersTouch: {
      rulings: ['45.6'],
      evidence: {
        position: '00001/01100/11000/00000/10020 A urania:fa1,md2 none:fb3,mc2',
        steps: 'a1-e5 +a1',
        shows: all(stands('e5'), isTurnOf(OPPONENT)),
      },
    },
    opponents: {
      rulings: ['G1.3'],
      evidence: {
        position: '01110/01100/21000/00000/00020 B urania:fa2,md1 none:fb5,mc2',
        from: 'b5',
        square: 'b1',
        code: 'tooFar',
      },
    },
    hera: {
      rulings: ['45.2'],
      evidence: {
        position: '01130/01100/21000/00000/00020 A urania:fc5,md1 hera:fb3,mc2',
        steps: 'd1-d5',
        shows: all(stands('d5'), not(isOver)),
      },
    },
    medusa: {
      rulings: ['45.3'],
      evidence: {
        position: '01110/01100/20000/00000/00021 B urania:fa1,md4 medusa:fd1,mc2',
        steps: 'd1-e1 +d2',
        shows: all(hasWorkers(2, 0), isTurnOf(0)),
      },
    },
    boxedInAtCorner: {
      rulings: ['45.14'],
      evidence: {
        position: '00000/00100/00100/22010/02000 A urania:fa1 none:fb3,md2',
        steps: 'a1-a5 +a4',
        shows: all(stands('a5'), isTurnOf(OPPONENT)),
      },
    },
  },
} as const satisfies PowerGuide;
