import {
  all,
  hasLevel,
  hasWorkers,
  isDomed,
  isSafe,
  isTurnOf,
  isWonBy,
  mayPlay,
  not,
  stands,
  stepsAgo,
} from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const graeae = {
  demo: {
    position: '00002/00003/01000/00100/00000 A graeae:fb2,ma4,nd3 none:fe5,mc1',
    steps: 'b2-b3 d3+e4',
    shows: all(stands('b3'), isDomed('e4'), isSafe),
  },
  limit: {
    position: '00032/00003/01000/00100/00000 A graeae:fb2,mc4,nd3 none:fe5,mc1',
    steps: 'b2-b3 d3+e4 e5-d5',
    shows: isWonBy(1),
  },
  task: {
    position: '00000/01000/00200/04340/02020 A graeae:fe5,ma5,nc1 none:fc3,md5',
    goal: isSafe,
    solution: 'e5-e4 c1+c2',
  },
  questions: {
    moverBuilds: {
      rulings: ['36.1'],
      evidence: {
        position: '00000/00010/00000/01000/00000 A graeae:fa1,mc3,ne5 none:fe1,md1',
        steps: 'a1-a2',
        shows: all(mayPlay('a2+a1'), mayPlay('c3+c4'), mayPlay('e5+e4')),
      },
    },
    thirdWorkerEnters: {
      rulings: ['D36.1'],
      evidence: {
        position: '00000/00000/00000/00000/00000 @0 graeae:- none:- start=A',
        steps: '@b2 @c4 @d2 @c3 @e5',
        shows: all(hasWorkers(3, 0), hasWorkers(2, 1), isTurnOf(0)),
      },
    },
    moverCannotBuild: {
      rulings: ['36.3', '36.4'],
      evidence: {
        position: '00000/00000/00010/00000/00000 A graeae:fa1,mc5,ne5 limus:fb2,ma4',
        steps: 'a1-a2 c5+d4',
        shows: all(stepsAgo(1, not(mayPlay('a2+a1'))), hasLevel('d4', 1), isTurnOf(1)),
      },
    },
    hypnus: {
      rulings: ['36.6'],
      evidence: {
        position: '00000/00000/00200/00000/10000 A graeae:fa1,mc3,ne5 hypnus:fe1,md1',
        steps: 'a1-a2 c3+c4',
        shows: all(stepsAgo(2, not(mayPlay('c3-b3'))), hasLevel('c4', 1)),
      },
    },
    workerLost: {
      rulings: ['36.5'],
      evidence: {
        position: '00000/00010/00000/01000/00000 A graeae:fa1,mc3 none:fe1,md1',
        steps: 'a1-a2',
        shows: all(mayPlay('c3+c4'), mayPlay('a2+a1')),
      },
    },
  },
} as const satisfies PowerGuide;
