import { all, hasLevel, isDomed, isTurnOf, mayPlay, OPPONENT, stands, standsOnLevel, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const achilles = {
  demo: {
    position: '00000/00100/00110/01000/00000 A achilles:fc3,mb2 none:fd3,me1',
    steps: 'c3+c4 c3-c4 +b4',
    shows: all(stands('c4'), standsOnLevel(2), hasLevel('b4', 1), isTurnOf(OPPONENT)),
  },
  limit: {
    position: '00000/00100/00110/01000/00000 A achilles:fc3,mb2 none:fd3,me1',
    steps: 'c3+b3',
    from: 'b2',
    square: 'b3',
    code: 'wrongWorker',
  },
  task: {
    position: '12120/01210/00120/00001/00000 A achilles:fd5,mc5 none:fd3,mb5',
    goal: wins,
    solution: 'd5+c4 d5-c4',
    misses: { late: hasLevel('c4', 3) },
  },
  questions: {
    buildAfterWin: {
      rulings: ['46.2'],
      evidence: {
        position: '00000/00210/00210/01000/00000 A achilles:fc3,mb2 none:fd3,me1',
        steps: 'c3+c4 c3-c4',
        shows: wins,
      },
    },
    sameSpace: {
      rulings: ['46.3'],
      evidence: {
        position: '00000/00100/00110/01000/00000 A achilles:fc3,mb2 none:fd3,me1',
        steps: 'c3+b3 c3-c4 +b3',
        shows: all(hasLevel('b3', 2), isTurnOf(OPPONENT)),
      },
    },
    domeFirst: {
      rulings: ['46.4'],
      evidence: {
        position: '00000/00310/00110/01000/00000 A achilles:fc3,mb2 none:fd3,me1',
        steps: 'c3+c4 c3-d4 +e4',
        shows: all(isDomed('c4'), hasLevel('e4', 1), isTurnOf(OPPONENT)),
      },
    },
    unusedPower: {
      rulings: ['H18'],
      evidence: {
        position: '00000/00100/00110/01000/00000 A achilles:fc3,mb2 none:fd3,me1',
        steps: 'c3-c4 +b4 e1-e2 +e1',
        shows: all(isTurnOf(0), mayPlay('c4+b4')),
      },
    },
    climbUnderAthena: {
      rulings: ['46.8'],
      evidence: {
        position: '00000/00100/00110/01000/00000 A achilles:fc3,mb2 athena:fd3,me1 climbed=B',
        steps: 'c3+c4',
        from: 'c3',
        square: 'c4',
        code: 'barred',
      },
    },
  },
} as const satisfies PowerGuide;
