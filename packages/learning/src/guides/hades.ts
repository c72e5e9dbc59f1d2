import { all, hasLevel, isDomed, isTurnOf, mayPlay, not, stands, stepsAgo, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const hades = {
  demo: {
    position: '02000/12010/00000/01000/00000 A hades:fa4,ma2 none:fe1,md4',
    steps: 'a4-b4 +b5 e1-e2 +e1 b4-b5',
    shows: all(stepsAgo(3, not(mayPlay('d4-c5'))), wins),
  },
  limit: {
    position: '02000/12110/00000/01000/00000 A hades:fa4,ma2 none:fe1,md4',
    steps: 'a4-b4 +b5 d4-c4 +b5',
    shows: isDomed('b5'),
  },
  task: {
    position: '00030/00011/00000/01000/02000 A hades:fe3,ma4 none:fd4,mb1',
    goal: wins,
    solution: 'e3-e4 +d5',
    misses: { newWay: stands('e4') },
  },
  questions: {
    onlyStepsDown: {
      rulings: ['37.6'],
      evidence: {
        position: '00001/00000/00100/00000/02000 A hades:fa1,ma2 none:fc3,me5',
        steps: 'a2-a3 +a2',
        shows: wins,
      },
    },
    ownerStepsDown: {
      rulings: ['37.8'],
      evidence: {
        position: '00000/00010/00200/00000/00000 A hades:fc3,ma1 none:fd1,me3',
        steps: 'c3-c4 +c3',
        shows: all(stands('c4'), hasLevel('c4', 0), isTurnOf(1)),
      },
    },
    artemisUpAndDown: {
      rulings: ['37.3'],
      evidence: {
        position: '00000/00110/00000/00000/02000 B hades:fa1,ma3 artemis:fc3,me1',
        steps: 'c3-c4',
        shows: all(not(mayPlay('c4-c5')), mayPlay('c4-d4')),
      },
    },
    apolloSwapsDown: {
      rulings: ['37.5'],
      evidence: {
        position: '00000/00000/00110/00000/02000 B hades:fc4,md3 apollo:fc3,me5',
        steps: '',
        shows: all(not(mayPlay('c3xc4')), mayPlay('c3xd3')),
      },
    },
    loweredByOthers: {
      rulings: ['37.2'],
      evidence: {
        position: '00000/00100/00000/00000/02000 B hades:fc4,ma1 apollo:fc3,me5',
        steps: 'c3xc4',
        shows: all(stands('c3'), stands('c4', 1)),
      },
    },
  },
} as const satisfies PowerGuide;
