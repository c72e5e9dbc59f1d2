import { all, endedBy, isDomed, isSafe, isWonBy, OPPONENT, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const moerae = {
  demo: {
    position: '00000/00132/00121/01010/00000 A moerae[fate=c3]:fb2,mc2,nd1 none:fe4,mb4',
    steps: 'b2-b3 +b2 e4-d4',
    shows: all(wins, endedBy('fate')),
  },
  limit: {
    position: '00000/00122/03201/01010/00000 A moerae[fate=c3]:fd2,me1,nb1 none:fc3,me4',
    steps: 'd2-c2 +d2 c3-b3',
    shows: isWonBy(OPPONENT),
  },
  task: {
    position: '00133/00122/01011/00312/01110 A moerae[fate=c4]:fb3,me3,nc1 none:fe4,mc4',
    goal: isSafe,
    solution: 'e3-d4 +e5',
    misses: { trap: isDomed('d5') },
  },
  questions: {
    panLeap: {
      rulings: ['40.2'],
      evidence: {
        position: '00000/02110/00021/01010/00000 B moerae[fate=c3]:fb2,mc2,nd1 pan:fb4,me5',
        steps: 'b4-c3',
        shows: all(wins, endedBy('fate')),
      },
    },
    ownClimbOnFate: {
      rulings: ['40.9'],
      evidence: {
        position: '00000/00132/00221/01010/00000 A moerae[fate=c3]:fc3,mc2,nd1 none:fe4,mb4',
        steps: 'c3-d4',
        shows: all(wins, endedBy('climbed')),
      },
    },
    winWithoutMove: {
      rulings: ['40.3'],
      evidence: {
        position: '44000/00131/40021/04010/00000 B moerae[fate=c3]:fb1,mc1,ne1 chronus:fe4,mc5',
        steps: 'e4-e5 +d4^',
        shows: all(isWonBy(OPPONENT), endedBy('condition')),
      },
    },
    buildOnFate: {
      rulings: ['40.15'],
      evidence: {
        position: '00000/00122/00121/01010/00000 A moerae[fate=c3]:fc3,mc2,nd1 none:fe4,mb4',
        steps: 'c3-d3 +d4 e4-d4',
        shows: all(wins, endedBy('fate')),
      },
    },
    allThreeWorkers: {
      rulings: ['40.13'],
      evidence: {
        position: '00000/00132/00221/01010/00000 A moerae[fate=c3]:fc2,mb2,nd1 none:fe4,mb4',
        steps: 'c2-b3',
        from: 'd1',
        square: 'e2',
        code: 'wrongWorker',
      },
    },
  },
} as const satisfies PowerGuide;
