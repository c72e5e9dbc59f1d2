import { all, hasLevel, isDomed, mayPlay, not, stands, stepsAgo, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const clio = {
  demo: {
    position: '00000/00110/00000/01000/00000 A clio:fb3,me2 none:fd4,ma5',
    steps: 'b3-c3 +c4 d4-d3 +e4',
    shows: all(
      stepsAgo(2, not(mayPlay('d4-c4'))),
      stepsAgo(1, not(mayPlay('+c4'))),
      hasLevel('c4', 2),
      hasLevel('e4', 1),
    ),
  },
  limit: {
    position: '00000/00110/00000/01000/11000 A clio[left=0;coins=a1.b1]:fb3,me2 none:fd4,ma5',
    steps: 'b3-c3 +c4 d4-c4',
    shows: all(stands('c4', 1), hasLevel('c4', 2)),
  },
  task: {
    position: '00000/00220/02200/00000/11000 A clio[left=1;coins=a1.b1]:fb3,me1 none:fd4,md5',
    goal: wins,
    turns: 2,
    solution: 'b3-c3 +c4 d5-c5 +b5 c3-c4',
  },
  questions: {
    ownCoins: {
      rulings: ['33.5'],
      evidence: {
        position: '00000/00300/00200/01000/00000 A clio[left=1;coins=c4]:fc3,ma1 none:fd5,me1',
        steps: 'c3-c4',
        shows: wins,
      },
    },
    domeUsesCoin: {
      rulings: ['33.2'],
      evidence: {
        position: '00000/00000/00000/03000/01000 A clio[left=1;coins=b1]:fa3,me1 none:fe4,md1',
        steps: 'a3-b3 +b2 e4-d4 +e4 b3-b4 +c4',
        shows: all(isDomed('b2'), hasLevel('c4', 1), not(mayPlay('d4-c4'))),
      },
    },
    buildOnOwnCoin: {
      rulings: ['33.4'],
      evidence: {
        position: '00000/00100/00000/01000/00000 A clio[left=0;coins=c4]:fb3,ma1 none:fe4,me1',
        steps: 'b3-c3 +c4 e4-d4',
        shows: all(hasLevel('c4', 2), mayPlay('+c4')),
      },
    },
    apolloSwap: {
      rulings: ['33.6'],
      evidence: {
        position: '00000/00100/00000/01000/00000 B clio[left=2;coins=c4]:fc4,ma1 apollo:fc3,me1',
        from: 'c3',
        square: 'c4',
        code: 'closed',
      },
    },
    hypnus: {
      rulings: ['33.11'],
      evidence: {
        position: '00000/00100/00000/01000/00000 A clio[left=2;coins=c4]:fc4,ma1 hypnus:fd2,me5',
        from: 'c4',
        square: 'c5',
        code: 'asleep',
      },
    },
  },
} as const satisfies PowerGuide;
