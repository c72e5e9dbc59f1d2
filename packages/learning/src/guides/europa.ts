import { all, any, isDomed, isSafe, isTurnOf, isWonBy, mayPlay, not, stepsAgo } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const europa = {
  demo: {
    position: '00000/01030/00020/00100/00000 A europa:fb5,me1 none:fd3,ma2',
    steps: 'b5-c5 +b4 =d4 a2-b2 +a3',
    shows: all(stepsAgo(2, all(isSafe, not(mayPlay('d3-d4')))), isTurnOf(0), not(isDomed('d4'))),
  },
  limit: {
    position: '00000/01032/00000/00100/00000 A europa[talus=d4]:fe4,mb1 none:fc5,ma2',
    from: 'e4',
    square: 'd4',
    code: 'closed',
  },
  task: {
    position: '00000/00300/00230/01000/00010 A europa:fe5,ma1 none:fc3,ma4',
    goal: isSafe,
    solution: 'e5-d4 +c4 =d3',
    misses: { oneOpen: any(isDomed('c4'), isDomed('d3')) },
  },
  questions: {
    sendAnywhere: {
      rulings: ['34.1'],
      evidence: {
        position: '00000/00100/00000/00010/01000 A europa:fc2,ma5 none:fc5,me1',
        steps: 'c2-c3 +c2',
        shows: all(mayPlay('=b2'), mayPlay('=d4'), not(mayPlay('=e5'))),
      },
    },
    mustSend: {
      rulings: ['34.2'],
      evidence: {
        position: '00000/00100/00000/00010/01000 A europa[talus=b2]:fc2,ma5 none:fc5,me1',
        steps: 'c2-c3 +c2 .',
        shows: all(isTurnOf(1), stepsAgo(1, not(mayPlay('=b2')))),
      },
    },
    buildWhereTalusStood: {
      rulings: ['34.7'],
      evidence: {
        position: '00000/00100/00000/00010/01000 A europa[talus=b3]:fc2,ma5 none:fc5,me1',
        steps: 'c2-c3',
        shows: all(not(mayPlay('=b2')), not(mayPlay('+b3')), mayPlay('+b2')),
      },
    },
    spaceTalusLeaves: {
      rulings: ['D34.3'],
      evidence: {
        position: '00000/00230/00000/00010/01000 A europa[talus=d4]:fe3,ma1 none:fc4,me1',
        steps: 'e3-e4 +e3 =e5 c4-d4',
        shows: isWonBy(1),
      },
    },
    shutInByTalus: {
      rulings: ['34.4'],
      evidence: {
        position: '00000/00100/00010/22000/00000 A europa:fb1 none:fc4,me1',
        steps: 'b1-a1 +b1 =b1 e1-e2 +e1',
        shows: isWonBy(1),
      },
    },
  },
} as const satisfies PowerGuide;
