import { all, any, hasLevel, isDomed, isTurnOf, not, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const hephaestus = {
  demo: {
    position: '00000/01000/01210/00200/00000 A hephaestus:fc2,mb1 none:fa4,me5',
    steps: 'c2-c3 +d3 +d3',
    shows: all(hasLevel('d3', 3), isTurnOf(1)),
  },
  limit: {
    position: '00000/01000/01220/00200/00000 A hephaestus:fc2,mb1 none:fa4,me5',
    steps: 'c2-c3 +d3',
    shows: all(hasLevel('d3', 3), not(isDomed('d3')), isTurnOf(1)),
  },
  task: {
    position: '00000/00000/00210/01200/00000 A hephaestus:fc3,ma5 none:fe4,me5',
    turns: 2,
    goal: wins,
    solution: 'c3-c2 +b2 +b2 e4-d4 +c4 c2-b2',
    misses: { capped: any(isDomed('d3'), isDomed('c3')) },
  },
  questions: {
    bareGround: {
      rulings: ['6.3'],
      evidence: {
        position: '00000/00100/02010/00000/00000 A hephaestus:fd2,mb1 none:fc4,me4',
        steps: 'd2-d1 +c2 +c2',
        shows: hasLevel('c2', 2),
      },
    },
    otherSpace: {
      rulings: ['6.3'],
      evidence: {
        position: '00000/00100/02010/00000/00000 A hephaestus:fd2,mb1 none:fc4,me4',
        steps: 'd2-d1 +c2',
        square: 'd2',
        code: 'needsPower',
      },
    },
    blockAfterDome: {
      rulings: ['6.2'],
      evidence: {
        position: '00000/00210/02310/00000/00000 A hephaestus:fd1,mb1 none:fc4,me4',
        steps: 'd1-d2 +c3',
        shows: all(isDomed('c3'), isTurnOf(1)),
      },
    },
    mustBuildTwice: {
      rulings: ['G4.2'],
      evidence: {
        position: '00000/00100/02010/00000/00000 A hephaestus:fd2,mb1 none:fc4,me4',
        steps: 'd2-d1 +c2 .',
        shows: all(hasLevel('c2', 1), isTurnOf(1)),
      },
    },
    besideLimus: {
      rulings: ['6.4'],
      evidence: {
        position: '00000/00110/02010/00000/00000 A hephaestus:fd1,mb1 limus:fc4,me4',
        steps: 'd1-d2',
        square: 'd3',
        code: 'barred',
      },
    },
  },
} as const satisfies PowerGuide;
