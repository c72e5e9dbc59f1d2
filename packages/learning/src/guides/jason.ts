import { all, hasLevel, hasWorkers, isSafe, isTurnOf, mayPlay, not, OPPONENT, stands, took, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const jason = {
  demo: {
    position: '00000/00110/00120/01000/00000 A jason:fc4,mb2 none:fd3,md4',
    steps: '*e2 +e3',
    shows: all(stands('e2'), hasLevel('e3', 1), hasWorkers(3, 0), isTurnOf(OPPONENT)),
  },
  limit: {
    position: '00000/00110/00120/01000/00000 A jason:fc4,mb2 none:fd3,md4',
    steps: '*e2',
    from: 'c4',
    square: 'b4',
    code: 'wrongWorker',
  },
  task: {
    position: '00230/12121/10210/00000/00000 A jason:fc4,mc3 none:fd4,mc5',
    goal: isSafe,
    solution: '*e5 +d5',
    misses: { walked: not(took('summon')), elsewhere: took('summon') },
  },
  questions: {
    thirdWorkerEnters: {
      rulings: ['51.3'],
      evidence: {
        position: '00000/00110/00120/01000/10000 B jason:fc4,mb2 none:fd3,md4',
        steps: 'd4-d5 +d4',
        shows: all(mayPlay('*e2'), not(mayPlay('*a1')), not(mayPlay('*d2'))),
      },
    },
    moveAllThree: {
      rulings: ['51.1'],
      evidence: {
        position: '00000/00110/00120/01000/00000 A jason:fc4,mb2 none:fd3,md4',
        steps: '*e2 +e3 d4-d5 +d4 e2-e3 +e2',
        shows: all(stands('e3'), isTurnOf(OPPONENT)),
      },
    },
    othersCannotMove: {
      rulings: ['51.4'],
      evidence: {
        position: '00000/00110/00120/22000/02000 A jason:fa1 none:fd3,md4',
        steps: '*e2 +e1',
        shows: all(hasWorkers(2, 0), isTurnOf(OPPONENT)),
      },
    },
    thirdWorkerWins: {
      rulings: ['51.13'],
      evidence: {
        position: '00000/00110/00123/01002/00000 A jason[used=1]:fc4,mb2,ne2 none:fd3,md4',
        steps: 'e2-e3',
        shows: wins,
      },
    },
    lastWorkerRemoved: {
      rulings: ['51.4', 'H15'],
      evidence: {
        position: '00000/00110/00020/00000/00000 B jason:fc3 bia:fa1,me4',
        steps: 'a1-b2 +a1 *e2 +e3',
        shows: all(hasWorkers(1, 0), isTurnOf(OPPONENT)),
      },
    },
  },
} as const satisfies PowerGuide;
