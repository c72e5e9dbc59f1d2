import { all, isDomed, isOver, not, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const chronus = {
  demo: { position: '40004/04000/00310/00004/00000 A chronus:fd2,ma1 none:fb2,me4', steps: 'd2-d3 +c3', shows: wins },
  limit: {
    position: '40004/0c000/00310/00004/00000 A chronus:fd2,ma1 atlas:fb2,me4',
    steps: 'd2-d3 +c3',
    shows: all(isDomed('c3'), not(isOver)),
  },
  task: { position: '00000/04240/00320/04000/00004 A chronus:fe3,mb5 none:fa3,mc1', goal: wins, solution: 'e3-d2 +c3' },
  questions: {
    opponentsTower: {
      rulings: ['16.1'],
      evidence: {
        position: '40004/04000/00310/00004/00000 B chronus:fa2,me3 none:fd2,mc5',
        steps: 'd2-d3 +c3',
        shows: wins,
      },
    },
    winWaits: {
      rulings: ['16.1', '10.12'],
      evidence: {
        position: '40004/04000/00310/00004/00000 B chronus:fa2,me3 prometheus:fd2,mc5',
        steps: 'd2+c3',
        shows: wins,
      },
    },
    winByClimbing: {
      rulings: ['G5.3'],
      evidence: {
        position: '40000/00230/00010/00004/00000 A chronus:fc4,ma1 none:fb2,me4',
        steps: 'c4-d4',
        shows: wins,
      },
    },
    heraOnEdge: {
      rulings: ['16.5'],
      evidence: {
        position: '40004/04000/00013/00004/00000 A chronus:fd2,ma1 hera:fb2,mc4',
        steps: 'd2-d3 +e3',
        shows: wins,
      },
    },
    aresTakesTower: {
      rulings: ['12.7'],
      evidence: {
        position: '40000/04000/00010/00014/00000 B chronus:fd2,ma1 ares:fc4,me4',
        steps: 'e4-e5 +e4',
        square: 'b4',
        code: 'domed',
      },
    },
  },
} as const satisfies PowerGuide;
