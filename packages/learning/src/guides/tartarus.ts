import { all, endedBy, isDomed, isSafe, isWonBy, OPPONENT, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const tartarus = {
  demo: {
    position: '00000/00110/01220/00100/00000 A tartarus[abyss=d4]:fb2,mc3 none:fe3,me5',
    steps: 'b2-b3 +b2 e3-d4',
    shows: all(wins, endedBy('abyss')),
  },
  limit: {
    position: '00000/00110/01220/00100/00000 A tartarus[abyss=d4]:fb2,mc3 none:fe3,me5',
    steps: 'c3-d4',
    shows: all(isWonBy(OPPONENT), endedBy('abyss')),
  },
  task: {
    position: '01000/01000/21210/32130/13100 A tartarus[abyss=d2]:fc2,mb3 none:fa3,mc3',
    goal: isSafe,
    solution: 'b3-b2 +a2',
    misses: { trap: isDomed('d2') },
  },
  questions: {
    levelThreeOnAbyss: {
      rulings: ['43.6'],
      evidence: {
        position: '00000/00130/01220/00100/00000 B tartarus[abyss=d4]:fb2,mc4 none:fd3,me5',
        steps: 'd3-d4',
        shows: all(wins, endedBy('abyss')),
      },
    },
    pushedIn: {
      rulings: ['43.2', '43.3'],
      evidence: {
        position: '00000/00110/01120/00100/00000 B tartarus[abyss=d4]:fc3,ma2 minotaur:fb2,me5',
        steps: 'b2xc3',
        shows: all(isWonBy(OPPONENT), endedBy('abyss')),
      },
    },
    blockOnAbyss: {
      rulings: ['43.7'],
      evidence: {
        position: '00001/00110/01210/00100/00000 A tartarus[abyss=d4]:fc4,ma2 none:fe3,me5',
        steps: 'c4-d3 +c4 e3-e4 +d4 a2-a3 +a2 e5-d4',
        shows: all(wins, endedBy('abyss')),
      },
    },
    passThrough: {
      rulings: ['43.5', '43.17'],
      evidence: {
        position: '00000/00110/01220/00100/00000 B tartarus[abyss=d4]:fb2,mc3 artemis:fe3,ma5',
        steps: 'e3-d4',
        shows: all(wins, endedBy('abyss')),
      },
    },
    onlyStepLeft: {
      rulings: ['43.14'],
      evidence: {
        position: '00002/00020/00020/00122/00012 A tartarus[abyss=e4]:fe3 none:fb2,mb4',
        steps: 'e3-e4',
        shows: all(isWonBy(OPPONENT), endedBy('abyss')),
      },
    },
  },
} as const satisfies PowerGuide;
