import {
  all,
  any,
  endedBy,
  hasLevel,
  hasWorkers,
  isDomed,
  isFree,
  isSafe,
  isTurnOf,
  mayPlay,
  not,
  OPPONENT,
  stands,
  took,
  wins,
} from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const theseus = {
  demo: {
    position: '00000/00230/01010/01000/00000 A theseus:fb2,me2 none:fc4,md3',
    steps: 'b2-c3 +b4 xc4',
    shows: all(isFree('c4'), hasLevel('c4', 2), hasWorkers(1, OPPONENT), isTurnOf(OPPONENT)),
  },
  limit: {
    position: '00000/00230/01010/01000/00000 A theseus:fa3,me2 none:fc4,md3',
    steps: 'a3-b3 +b4',
    shows: all(isTurnOf(OPPONENT), stands('c4', OPPONENT)),
  },
  task: {
    position: '00020/00031/01121/10130/00121 A theseus:fc3,me2 none:fd5,md1',
    goal: isSafe,
    solution: 'c3-d3 +d4 xd1',
    misses: { removed: took('kill'), domed: any(isDomed('d2'), isDomed('d4')) },
  },
  questions: {
    levelOneAgainstThree: {
      rulings: ['55.1'],
      evidence: {
        position: '00000/00330/01010/01000/00000 A theseus:fa3,me2 none:fc4,md3',
        steps: 'a3-b3 +b4 xc4',
        shows: all(isFree('c4'), hasWorkers(1, OPPONENT)),
      },
    },
    workerThatStayed: {
      rulings: ['55.2'],
      evidence: {
        position: '00000/00230/00010/01000/00000 A theseus:fb3,me2 none:fc4,md3',
        steps: 'e2-e3 +e2 xc4',
        shows: isFree('c4'),
      },
    },
    lastWorker: {
      rulings: ['55.5'],
      evidence: {
        position: '00000/00230/01010/01000/00000 A theseus:fb2,me2 none:fc4',
        steps: 'b2-c3 +b4 xc4',
        shows: all(wins, endedBy('noWorkers')),
      },
    },
    twoWorkers: {
      rulings: ['55.3'],
      evidence: {
        position: '00000/00230/01020/01000/00000 A theseus:fb2,me2 none:fc4,md3',
        steps: 'b2-c3 +b4 xc4',
        shows: all(isFree('c4'), stands('d3', OPPONENT), isTurnOf(OPPONENT)),
      },
    },
    mustUseAtOnce: {
      rulings: ['55.12'],
      evidence: {
        position: '00000/00230/01010/01000/00000 A theseus:fb2,me2 none:fc4,md3',
        steps: 'b2-c3 +b4 . d3-d2 +d3 e2-e3 +e2',
        shows: all(isTurnOf(0), mayPlay('xc4'), not(isFree('c4'))),
      },
    },
  },
} as const satisfies PowerGuide;
