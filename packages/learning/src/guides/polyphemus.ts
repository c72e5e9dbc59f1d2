import {
  after,
  all,
  any,
  endedBy,
  hasLevel,
  isDomed,
  isOver,
  isSafe,
  isTurnOf,
  isWonBy,
  mayPlay,
  not,
  OPPONENT,
  wins,
} from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const polyphemus = {
  demo: {
    position: '01000/12100/00000/00010/00100 A polyphemus:fd2,mc1 none:fa4,mb5',
    steps: 'd2-d3 +d2 +b4^ +a5^',
    shows: all(isDomed('b4'), isDomed('a5'), isTurnOf(OPPONENT)),
  },
  limit: {
    position: '01000/12100/00000/00010/00100 A polyphemus:fd2,mc1 none:fa4,mb4',
    steps: 'd2-d3 +d2',
    square: 'b4',
    code: 'occupied',
  },
  task: {
    position: '00000/03000/32100/02010/00110 A polyphemus:fd2,md1 none:fb3,mb2',
    goal: isSafe,
    solution: 'd2-d3 +d2 +a3^ +b4^',
    misses: { oneDome: any(isDomed('a3'), isDomed('b4')) },
  },
  questions: {
    blockJustBuilt: {
      rulings: ['54.7'],
      evidence: {
        position: '01000/12100/00000/00010/00100 A polyphemus:fd2,mc1 none:fa4,mb5',
        steps: 'd2-d3 +c4 +c4^ .',
        shows: all(isDomed('c4'), hasLevel('c4', 2)),
      },
    },
    unusedPower: {
      rulings: ['54.6'],
      evidence: {
        position: '01000/12100/00000/00010/00100 A polyphemus:fd2,mc1 none:fa4,mb5',
        steps: 'd2-d3 +d2 . b5-c5 +b5 d3-d4 +d3',
        shows: all(isTurnOf(0), mayPlay('+b4^')),
      },
    },
    shutOpponentIn: {
      rulings: ['54.10'],
      evidence: {
        position: '00000/12000/20000/00010/00100 A polyphemus:fd2,mc1 none:fa5',
        steps: 'd2-d3 +d2 +a4^ +b5^',
        shows: all(wins, endedBy('stuck')),
      },
    },
    completeTowers: {
      rulings: ['54.5'],
      evidence: {
        position: '44000/43100/00000/00010/00140 A polyphemus:fd2,mc1 chronus:fc5,me1',
        steps: 'd2-d3 +d2 +c4^',
        shows: all(not(isOver), after('+b4^', isWonBy(OPPONENT))),
      },
    },
    mustSetBoth: {
      rulings: ['54.1', 'H18'],
      evidence: {
        position: '01000/12100/00000/00010/00100 A polyphemus:fd2,mc1 none:fa4,mb5',
        steps: 'd2-d3 +d2 +b4^ . b5-c5 +b5 d3-d4 +d3',
        shows: isTurnOf(OPPONENT),
      },
    },
  },
} as const satisfies PowerGuide;
