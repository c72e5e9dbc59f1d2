import { all, hasLevel, isDomed, isTurnOf, isWonBy, mayPlay, not, stands, stepsAgo, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const limus = {
  demo: {
    position: '01000/00010/00220/00001/00000 A limus:fa2,mb5 none:fd4,me5',
    steps: 'a2-b2 +b3 d4-d3 +e3',
    shows: all(stepsAgo(1, not(mayPlay('+c3'))), hasLevel('c3', 2), isTurnOf(0)),
  },
  limit: {
    position: '00000/01000/12200/00010/00000 A limus:fa3,me1 none:fd5,mb1',
    steps: 'a3-b3 +c3 d5-d4 +c3',
    shows: isDomed('c3'),
  },
  task: {
    position: '00010/02000/10210/00001/00000 A limus:fb2,me3 none:fb1,md1',
    goal: wins,
    solution: 'e3-d2 +c2',
  },
  questions: {
    stepBesideWorkers: {
      rulings: ['23.12'],
      evidence: {
        position: '00000/00100/00230/01000/00000 B limus:fe4,mb4 none:fc3,ma1',
        steps: 'c3-d3',
        shows: isWonBy(1),
      },
    },
    atlasLowDome: {
      rulings: ['23.1', '4.5'],
      evidence: {
        position: '00000/01000/00020/00000/00100 B limus:fc3,me1 atlas:fa5,me5',
        steps: 'a5-b5',
        from: 'b5',
        square: 'b4',
        code: 'barred',
      },
    },
    ownerBound: {
      rulings: ['G1.8'],
      evidence: {
        position: '00000/01000/00100/00000/00100 A limus:fc3,md4 none:fa5,me1',
        steps: 'd4-d3 +d4',
        shows: all(hasLevel('d4', 1), isTurnOf(1)),
      },
    },
    aresTakesBlock: {
      rulings: ['23.6'],
      evidence: {
        position: '00000/00000/00020/02000/00100 B limus:fc3,me1 ares:fa1,me5',
        steps: 'e5-e4 +e5 -b2',
        shows: hasLevel('b2', 1),
      },
    },
    apolloSwapsAndBuilds: {
      rulings: ['23.8'],
      evidence: {
        position: '00000/00000/00010/00000/00100 B limus:fc3,me1 apollo:fb4,me5',
        steps: 'b4xc3 +d3',
        shows: all(stands('b4'), hasLevel('d3', 2)),
      },
    },
  },
} as const satisfies PowerGuide;
