import { all, happened, isDomed, isSafe, isTurnOf, isWonBy, mayPlay, not, OPPONENT, stands } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const adonis = {
  demo: {
    position: '00000/00120/01010/00110/00000 A adonis:fb2,mb3 none:fd3,me1',
    steps: 'b2-c2 +b2 &d3',
    shows: all(happened('marked'), isTurnOf(OPPONENT), not(mayPlay('d3-d4')), mayPlay('d3-c3')),
  },
  limit: {
    position: '00000/00120/01210/00110/00000 A adonis:fa1,ma3 none:fd4,me1',
    steps: 'a1-a2 +a1 &d4 d4-d5 +d4 a2-b2 +a2',
    shows: all(stands('d5', OPPONENT), isTurnOf(OPPONENT)),
  },
  task: {
    position: '11100/12310/42230/00100/00000 A adonis:fb5,md4 none:fc3,mb4',
    goal: isSafe,
    solution: 'd4-d5 +c4 &c3',
    misses: { open: not(isDomed('c4')), loose: isDomed('c4') },
  },
  questions: {
    winInstead: {
      rulings: ['47.3'],
      evidence: {
        position: '00000/00131/01220/00110/00000 A adonis:fb2,mb3 none:fd3,me1',
        steps: 'b2-c2 +b2 &e1',
        shows: all(not(mayPlay('d3-d4')), mayPlay('e1-d1')),
      },
    },
    markedHasToMove: {
      rulings: ['47.2'],
      evidence: {
        position: '00000/00120/01210/00110/00000 A adonis:fb2,mb3 none:fd3,me1',
        steps: 'b2-c2 +b2 &d3 e1-e2 +e1',
        shows: all(stands('d3', OPPONENT), isTurnOf(0)),
      },
    },
    markedWins: {
      rulings: ['47.4'],
      evidence: {
        position: '00000/00130/01220/00110/00000 A adonis:fb2,mc3 none:fd3,me1',
        steps: 'b2-b3 +b2 &d3 d3-d4',
        shows: isWonBy(OPPONENT),
      },
    },
    artemisSecondStep: {
      rulings: ['47.5'],
      evidence: {
        position: '00000/00110/01010/00110/00000 A adonis:fa2,mb3 artemis:fe3,me1',
        steps: 'a2-a3 +a2 &e3 e3-d3',
        shows: all(not(mayPlay('+e3')), mayPlay('d3-c3')),
      },
    },
    markDuration: {
      rulings: ['47.13'],
      evidence: {
        position: '00000/00120/01210/00110/00000 A adonis:fb2,mb3 none:fd3,me1',
        steps: 'b2-c2 +b2 &d3 d3-d2 +e3 b3-b4 +b3',
        shows: all(isTurnOf(OPPONENT), mayPlay('d2-e3'), mayPlay('e1-e2')),
      },
    },
  },
} as const satisfies PowerGuide;
