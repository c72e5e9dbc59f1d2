import { all, hasLevel, isOver, not, stands, standsOnLevel, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const pan = {
  demo: { position: '00000/00000/02100/00000/00000 A pan:fb3,me2 none:fd4,md1', steps: 'b3-b4', shows: wins },
  limit: {
    position: '00000/00000/02100/00000/00000 A pan:fb3,me2 none:fd4,md1',
    steps: 'b3-c3',
    shows: all(not(isOver), stands('c3'), standsOnLevel(1)),
  },
  task: {
    position: '01010/02240/01410/00200/00000 A pan:fc4,md2 none:fe3,ma1',
    goal: wins,
    solution: 'c4-c5',
    misses: { oneDown: all(not(isOver), not(standsOnLevel(2))) },
  },
  questions: {
    carriedDown: {
      rulings: ['9.2'],
      evidence: {
        position: '00000/00200/00000/00000/00000 B pan:fc4,ma1 charon:fc3,me1',
        steps: 'c3~c4',
        shows: all(not(isOver), stands('c2')),
      },
    },
    levelThreeToOne: {
      rulings: ['9.1'],
      evidence: {
        position: '00000/00000/00310/00000/00000 A pan:fc3,ma1 none:fe5,me1',
        steps: 'c3-d3',
        shows: wins,
      },
    },
    twoSmallSteps: {
      rulings: ['9.3'],
      evidence: {
        position: '00000/00000/02100/00000/00000 A pan:fb3,me2 none:fd4,md1',
        steps: 'b3-c3 +b3 d4-d5 +e5 c3-c2',
        shows: not(isOver),
      },
    },
    winByClimbing: {
      rulings: ['9.5'],
      evidence: {
        position: '00000/00000/02300/00000/00000 A pan:fb3,me2 none:fd5,md1',
        steps: 'b3-c3',
        shows: wins,
      },
    },
    edgeAgainstHera: {
      rulings: ['9.6'],
      evidence: {
        position: '00000/00020/00000/00000/00000 A pan:fd4,ma1 hera:fc1,mb1',
        steps: 'd4-e4',
        shows: all(not(isOver), hasLevel('d4', 2)),
      },
    },
  },
} as const satisfies PowerGuide;
