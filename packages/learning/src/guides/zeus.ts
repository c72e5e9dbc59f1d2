import { all, hasLevel, isOver, isTurnOf, mayPlay, not, stands, standsOnLevel, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const zeus = {
  demo: {
    position: '00000/00010/01100/00020/00000 A zeus:fc2,me1 none:fb4,me4',
    steps: 'c2-c3 +c3',
    shows: all(stands('c3'), hasLevel('c3', 2), isTurnOf(1)),
  },
  limit: {
    position: '00000/00110/00200/01000/00000 A zeus:fc4,me1 none:fb2,me4',
    steps: 'c4-c3 +c3',
    shows: all(not(isOver), stands('c3'), standsOnLevel(3), isTurnOf(1)),
  },
  task: {
    position: '00000/03030/00100/01000/00000 A zeus:fc2,me2 none:fe5,ma5',
    goal: wins,
    turns: 2,
    solution: 'c2-c3 +c3 e5-e4 +d4 c3-b4',
  },
  questions: {
    winAfterRising: {
      rulings: ['30.3'],
      evidence: {
        position: '00000/00100/00220/00000/00000 A zeus:fc4,ma1 none:fe1,me5',
        steps: 'c4-c3 +c3 e1-e2 +e1 c3-d3 +d2 e2-e1 +e2 d3-c3',
        shows: wins,
      },
    },
    domeOnLevelThree: {
      rulings: ['30.2'],
      evidence: {
        position: '00000/00300/00300/01000/00000 A zeus:fc4,ma1 none:fe1,me5',
        steps: 'c4-c3',
        shows: all(stands('c3'), not(mayPlay('+c3')), not(mayPlay('+c3^')), mayPlay('+c4')),
      },
    },
    noSpaceAround: {
      rulings: ['30.5'],
      evidence: {
        position: '00000/00100/00010/00000/00000 A zeus:fb1,me5 limus:fc1,ma3',
        steps: 'b1-a1 +a1',
        shows: all(hasLevel('a1', 1), stands('a1')),
      },
    },
    workerThatStayed: {
      rulings: ['30.6'],
      evidence: {
        position: '00000/00100/00010/00000/00000 A zeus:fc3,ma1 none:fe1,me5',
        steps: 'c3-b3',
        from: 'a1',
        square: 'a1',
        code: 'wrongWorker',
      },
    },
    underAthena: {
      rulings: ['30.8'],
      evidence: {
        position: '00000/00000/00010/00000/00000 A zeus:fc3,ma1 athena:fd3,me5 climbed=B',
        steps: 'c3-c4 +c4',
        shows: all(stands('c4'), hasLevel('c4', 1)),
      },
    },
  },
} as const satisfies PowerGuide;
