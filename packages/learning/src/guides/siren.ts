import {
  all,
  hasLevel,
  isOver,
  isSafe,
  isTurnOf,
  mayPlay,
  not,
  OPPONENT,
  stands,
  standsOnLevel,
  took,
} from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const siren = {
  demo: {
    position: '00000/00100/01220/00100/10000 A siren[song=e]:fb3,ma2 none:fc3,md3',
    steps: 'd3>e3 c3>d3',
    shows: all(stands('e3', OPPONENT), stands('d3', OPPONENT), not(stands('c3', OPPONENT)), isTurnOf(OPPONENT)),
  },
  limit: {
    position: '00000/00100/01220/00100/10000 A siren[song=e]:fb3,ma2 none:fc3,md4',
    steps: 'd4>e4',
    shows: all(not(mayPlay('b3-b4')), not(mayPlay('b3+b4')), mayPlay('.')),
  },
  task: {
    position: '01300/00200/21000/20000/01100 A siren[song=sw]:fa2,mc1 none:fb5,mc4',
    goal: isSafe,
    solution: 'c4>b3 .',
    misses: { walked: not(took('drag')), wrongOne: took('drag') },
  },
  questions: {
    draggedToLevelThree: {
      rulings: ['42.6'],
      evidence: {
        position: '00000/00100/01230/00100/10000 A siren[song=e]:fb3,ma2 none:fc3,me1',
        steps: 'c3>d3',
        shows: all(stands('d3', OPPONENT), standsOnLevel(3, OPPONENT), not(isOver)),
      },
    },
    mustDragAll: {
      rulings: ['42.3', '42.4'],
      evidence: {
        position: '00000/00100/01220/00100/10000 A siren[song=e]:fb3,ma2 none:fc3,md4',
        steps: 'd4>e4 .',
        shows: all(stands('e4', OPPONENT), stands('c3', OPPONENT), isTurnOf(OPPONENT)),
      },
    },
    turnSong: {
      rulings: ['42.15'],
      evidence: {
        position: '00000/00100/01220/00100/10000 A siren[song=e]:fb3,ma2 none:fc3,md4',
        steps: 'd4>e4',
        shows: all(not(mayPlay('=n')), not(mayPlay('c3>c4')), mayPlay('c3>d3')),
      },
    },
    noWorkerCanMove: {
      rulings: ['42.1'],
      evidence: {
        position: '00000/00100/00210/22000/02000 A siren[song=e]:fa1 none:fc3,md4',
        steps: 'd4>e4 .',
        shows: all(isTurnOf(OPPONENT), hasLevel('a2', 2)),
      },
    },
    underAthena: {
      rulings: ['42.12'],
      evidence: {
        position: '00000/00110/00120/02000/01000 A siren[song=e]:fa1,mb1 athena:fc3,md4 climbed=B',
        steps: 'c3>d3',
        shows: stands('d3', OPPONENT),
      },
    },
  },
} as const satisfies PowerGuide;
