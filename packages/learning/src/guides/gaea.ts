import { all, hasWorkers, isDomed, isTurnOf, mayPlay, stands, stepsAgo, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const gaea = {
  demo: {
    position: '00000/12200/00000/00010/00000 A gaea:fa4,md1 none:fd5,ma1',
    steps: 'a4-b4 +c4 d5-d4 +c4 *c5',
    shows: all(stands('c5'), hasWorkers(3, 0), isTurnOf(0)),
  },
  limit: {
    position: '01000/12200/00000/00010/00000 A gaea:fa4,md1 none:fd5,ma1',
    steps: 'a4-b4 +c4 d5-d4 +c4',
    square: 'b5',
    code: 'needsPower',
  },
  task: {
    position: '00010/00000/10300/20200/00200 A gaea:fe4,ma5 none:fa1,mb1',
    goal: wins,
    solution: 'e4-d4 +c3 *b2',
    misses: { domed: isDomed('c3') },
  },
  questions: {
    ownDomes: {
      rulings: ['35.4'],
      evidence: {
        position: '00000/00300/00000/01000/00010 A gaea:fb2,me4 none:fa1,me1',
        steps: 'b2-c3 +c4 *b5',
        shows: all(hasWorkers(3, 0), isTurnOf(1)),
      },
    },
    mustBringWorker: {
      rulings: ['D35.1'],
      evidence: {
        position: '00000/00300/00000/01000/00010 B gaea:fa1,md5 none:fb2,me1',
        steps: 'b2-c3 +c4 pass',
        shows: all(hasWorkers(2, 0), isTurnOf(0)),
      },
    },
    newWorkerActs: {
      rulings: ['35.18'],
      evidence: {
        position: '00000/00300/00000/01000/00010 A gaea:fb2,me4 none:fa1,me1',
        steps: 'b2-c3 +c4 *b5 e1-e2 +e1',
        shows: all(mayPlay('b5-a5'), stepsAgo(2, isTurnOf(1))),
      },
    },
    twoDomes: {
      rulings: ['35.3'],
      evidence: {
        position: '00000/00300/00030/01000/00010 B gaea:fa1,me5 demeter:fb2,me1',
        steps: 'b2-c3 +c4 *b5 +d3 *e3',
        shows: hasWorkers(4, 0),
      },
    },
    takeSpaceOfBuilder: {
      rulings: ['35.8'],
      evidence: {
        position: '00000/00000/00100/23000/00000 B gaea:fa5,me5 prometheus:fa1',
        steps: 'a1+b2 *b1',
        shows: wins,
      },
    },
  },
} as const satisfies PowerGuide;
