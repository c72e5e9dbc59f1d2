import { all, isDomed, mayPlay, not, stepsAgo, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const persephone = {
  demo: {
    position: '02000/12000/00000/01001/01200 A persephone:fa4,ma2 none:fe1,md4',
    steps: 'a4-b4 +b5 e1-e2 +e1 b4-b5',
    shows: all(stepsAgo(3, not(mayPlay('d4-c5'))), wins),
  },
  limit: {
    position: '02000/12000/00000/01002/01200 A persephone:fa4,ma2 none:fe1,md4',
    steps: 'a4-b4 +b5 d4-c5 +b5',
    shows: isDomed('b5'),
  },
  task: {
    position: '03000/12000/00000/01000/01002 A persephone:fa4,ma2 none:fd1,md4',
    goal: wins,
    turns: 2,
    solution: 'a4-b4 +c3 d4-c3 +d4 b4-b5',
    misses: { capped: isDomed('b5') },
  },
  questions: {
    whoChooses: {
      rulings: ['26.4'],
      evidence: {
        position: '00000/00100/01000/00001/00200 B persephone:fa1,ma5 none:fc3,me1',
        steps: '',
        shows: all(mayPlay('c3-c4'), mayPlay('c3-b3'), mayPlay('e1-e2'), not(mayPlay('c3-d3'))),
      },
    },
    panLeapsInstead: {
      rulings: ['26.6'],
      evidence: {
        position: '00000/01000/00200/00001/00000 B persephone:fa1,ma5 pan:fc3,me1',
        from: 'c3',
        square: 'c4',
        code: 'duty',
      },
    },
    artemisSecondStep: {
      rulings: ['26.1'],
      evidence: {
        position: '00100/02000/00000/00000/02000 B persephone:fa1,ma5 artemis:fc3,me1',
        steps: 'c3-c4',
        shows: all(mayPlay('c4-c5'), not(mayPlay('+c3')), not(mayPlay('c4-d5'))),
      },
    },
    zeusRises: {
      rulings: ['26.9'],
      evidence: {
        position: '00000/00100/00000/00000/02000 B persephone:fa1,ma5 zeus:fc3,me1',
        from: 'c3',
        square: 'c2',
        code: 'duty',
      },
    },
    heroPower: {
      rulings: ['26.10'],
      evidence: {
        position: '00000/00200/00000/00000/02000 B persephone:fa1,ma5 bellerophon:fc3,me1',
        steps: '',
        shows: all(mayPlay('c3-c4'), mayPlay('c3-c2'), mayPlay('e1-e2')),
      },
    },
  },
} as const satisfies PowerGuide;
