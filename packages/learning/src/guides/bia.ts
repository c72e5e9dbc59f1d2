import { all, hasLevel, hasWorkers, isFree, mayPlay, stands, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const bia = {
  demo: {
    position: '00000/00110/00020/00010/00000 A bia:fc2,ma1 none:fc4,me3',
    steps: 'c2-c3 +c4',
    shows: all(hasWorkers(1, 1), isFree('c4'), hasLevel('c4', 2)),
  },
  limit: {
    position: '00000/00110/00020/00010/00000 A bia:fc2,ma1 none:fc4,me3',
    steps: 'c2-b3 +b2',
    shows: all(hasWorkers(2, 1), stands('c4', 1)),
  },
  task: {
    position: '00000/00100/00210/10000/00000 A bia:fb2,md2 none:fd4',
    goal: wins,
    solution: 'd2-d3',
    misses: { notInLine: stands('e3') },
  },
  questions: {
    spareWorker: {
      rulings: ['13.6'],
      evidence: {
        position: '00000/00110/00020/00010/00000 A bia:fc2,ma1 none:fc4,me3',
        steps: 'c2-c3',
        shows: all(hasWorkers(1, 1), isFree('c4')),
      },
    },
    height: {
      rulings: ['13.3'],
      evidence: {
        position: '00000/00010/00300/01000/00000 A bia:fc1,ma4 none:fc3,me4',
        steps: 'c1-c2',
        shows: all(hasWorkers(1, 1), isFree('c3')),
      },
    },
    ownWorker: {
      rulings: ['13.4'],
      evidence: {
        position: '00000/00010/00000/00100/00000 A bia:fb2,md4 none:fe1,ma5',
        steps: 'b2-c3',
        shows: all(stands('c3'), stands('d4')),
      },
    },
    buildOnFreedSpace: {
      rulings: ['13.8'],
      evidence: {
        position: '00000/00110/00020/00010/00000 A bia:fc2,ma1 none:fc4,me3',
        steps: 'c2-c3',
        shows: all(isFree('c4'), mayPlay('+c4')),
      },
    },
    pushedByOpponent: {
      rulings: ['13.10'],
      evidence: {
        position: '00000/00100/00000/01000/00000 B bia:fc3,ma1 minotaur:fb3,me3',
        steps: 'b3xc3',
        shows: all(stands('d3'), hasWorkers(2, 1)),
      },
    },
  },
} as const satisfies PowerGuide;
