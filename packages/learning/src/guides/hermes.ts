import { all, any, hasLevel, isDomed, isSafe, isTurnOf, mayPlay, not, stands, standsOnLevel, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const hermes = {
  demo: {
    position: '00000/00023/00110/01000/00000 A hermes:fa1,ma5 none:fd4,mb4',
    steps: 'a1-b1 b1-c1 c1-d2 d2-e3 a5-b5 e3+e4',
    shows: all(stands('e3'), stands('b5'), isDomed('e4'), isSafe),
  },
  limit: {
    position: '00000/00020/00110/01000/00000 A hermes:fa1,ma5 none:fd4,mb4',
    steps: 'a1-b1',
    shows: all(not(mayPlay('b1-b2')), mayPlay('b1-c1')),
  },
  task: {
    position: '00000/02010/00200/00100/00000 A hermes:fc3,md1 none:fe2,ma1',
    turns: 2,
    goal: wins,
    solution: 'c3+b4 e2-d2 +d3 c3-b4',
    misses: { leftTower: not(standsOnLevel(2)), capped: any(isDomed('b4'), isDomed('c3')) },
  },
  questions: {
    stayAndBuild: {
      rulings: ['7.1'],
      evidence: {
        position: '00000/00100/02010/00100/00000 A hermes:fd2,mb4 none:fc4,me5',
        steps: 'd2+d3',
        shows: all(isTurnOf(1), stands('d2'), stands('b4'), hasLevel('d3', 2)),
      },
    },
    otherWorkerBuilds: {
      rulings: ['7.3'],
      evidence: {
        position: '00000/00100/02010/00100/00000 A hermes:fd2,mb4 none:fc4,me5',
        steps: 'd2-d1 b4+b3',
        shows: all(isTurnOf(1), hasLevel('b3', 3)),
      },
    },
    throughWorkers: {
      rulings: ['7.4'],
      evidence: {
        position: '00000/00000/11111/00000/00000 A hermes:fd2,mc2 none:fe5,ma5',
        from: 'd2',
        square: 'c2',
        code: 'occupied',
      },
    },
    onTowers: {
      rulings: ['7.6'],
      evidence: {
        position: '00000/02200/00200/00010/00000 A hermes:fc3,md1 none:fe5,ma1',
        steps: 'c3-c4 c4-b4 d1-e2 b4+b5',
        shows: all(stands('b4'), standsOnLevel(2), stands('e2')),
      },
    },
    climbAndWin: {
      rulings: ['7.7'],
      evidence: {
        position: '00000/02300/00200/00010/00000 A hermes:fc3,md1 none:fe5,ma1',
        steps: 'c3-c4',
        shows: wins,
      },
    },
  },
} as const satisfies PowerGuide;
