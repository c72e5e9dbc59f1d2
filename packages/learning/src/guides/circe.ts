import { all, any, isDomed, isSafe, mayPlay, not, stands, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const circe = {
  demo: {
    position: '00000/00200/00100/00010/00000 A circe:fc2,mb1 artemis:fe1,ma4',
    steps: 'c2-c3 c3-c4 +b4 e1-e2',
    shows: all(stands('c4'), not(mayPlay('e2-e3'))),
  },
  limit: {
    position: '00000/00200/00100/00010/00000 A circe:fc2,mb1 artemis:fa3,ma4',
    steps: 'c2-c3',
    shows: not(mayPlay('c3-c4')),
  },
  task: {
    position: '00000/00300/01230/00000/00000 A circe:fe5,ma1 demeter:fc3,ma4',
    goal: isSafe,
    solution: 'e5-d4 +c4 +d3',
    misses: { oneDome: any(isDomed('c4'), isDomed('d3')) },
  },
  questions: {
    diagonal: {
      rulings: ['17.4'],
      evidence: {
        position: '00000/02200/01100/10000/00000 A circe:fc2,mb1 artemis:fa3,mb4',
        steps: 'c2-c3',
        shows: not(mayPlay('c3-c4')),
      },
    },
    duration: {
      rulings: ['17.1'],
      evidence: {
        position: '00000/00200/00100/00010/00000 A circe:fc2,md1 artemis:fa2,ma4',
        steps: 'c2-c3 +c2 a2-a3 +a2 c3-c4',
        shows: not(mayPlay('c4-b4')),
      },
    },
    oneOpposingWorker: {
      rulings: ['17.2'],
      evidence: {
        position: '00000/00200/00100/00010/00000 A circe:fc2,mb1 artemis:fa4',
        steps: 'c2-c3 c3-c4',
        shows: stands('c4'),
      },
    },
    winWithStolenPower: {
      rulings: ['17.10'],
      evidence: { position: '00000/00210/00110/00000/00000 A circe:fc4,me1 pan:fa1,me5', steps: 'c4-c5', shows: wins },
    },
    heroPower: {
      rulings: ['17.14'],
      evidence: {
        position: '00000/00200/00010/00010/00000 A circe:fc3,mb1 bellerophon:fa4,me1',
        from: 'c3',
        square: 'c4',
        code: 'tooHigh',
      },
    },
  },
} as const satisfies PowerGuide;
