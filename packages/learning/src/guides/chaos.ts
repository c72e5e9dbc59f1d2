import { all, happened, hasLevel, isDomed, isTurnOf, mayPlay, not, stands, took, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const chaos = {
  demo: {
    position: '00000/00230/00110/00010/00000 A chaos[face=atlas;deck=apollo.hermes;discards=-]:fc3,ma1 none:fc4,me2',
    steps: 'c3-d3 +d4 draw:apollo e2-e1 +e2 d3xc4',
    shows: all(stands('c4'), stands('d3', 1)),
  },
  limit: {
    position: '00000/00220/00110/00010/00000 A chaos[face=atlas;deck=apollo.hermes;discards=-]:fc3,ma1 none:fc4,me2',
    steps: 'c3-d3 +d4 e2-e1 +e2 d3-c3',
    shows: all(not(took('draw')), mayPlay('+b3^')),
  },
  task: {
    position: '00000/40030/20200/01000/00000 A chaos[face=artemis;deck=pan.hermes;discards=-]:fb2,me1 none:fd5,me3',
    goal: wins,
    solution: 'b2-c3 c3-d4',
    misses: { closed: stands('a3'), oneStep: stands('c3') },
  },
  questions: {
    opponentsDome: {
      rulings: ['14.1'],
      evidence: {
        position: '00000/01000/00003/00200/00000 B chaos[face=pan;deck=hermes.atlas;discards=-]:fc3,ma1 none:fe5,mb2',
        steps: 'e5-e4 +e3 draw:atlas c3-c4',
        shows: mayPlay('+c3^'),
      },
    },
    lowDome: {
      rulings: ['14.2'],
      evidence: {
        position: '00000/01000/00010/00200/00000 A chaos[face=atlas;deck=hermes;discards=-]:fc3,ma1 none:fe5,mb2',
        steps: 'c3-c4 +c3^ draw:hermes',
        shows: all(isDomed('c3'), hasLevel('c3', 0), took('draw')),
      },
    },
    changeDuringTurn: {
      rulings: ['14.4'],
      evidence: {
        position: '00000/01300/00010/00200/00000 A chaos[face=demeter;deck=hermes;discards=-]:fc3,ma1 none:fe5,mb2',
        steps: 'c3-b3 +c4 +b4',
        shows: all(isDomed('c4'), hasLevel('b4', 2)),
      },
    },
    chooseCard: {
      rulings: ['14.8'],
      evidence: {
        position:
          '00000/01300/00010/00200/00000 A chaos[face=pan;deck=apollo.hermes;discards=atlas]:fc3,ma1 none:fe5,mb2',
        steps: 'c3-b3 +c4',
        shows: all(not(isTurnOf(0)), mayPlay('draw:apollo'), mayPlay('draw:hermes'), not(mayPlay('draw:atlas'))),
      },
    },
    noCardsLeft: {
      rulings: ['14.5'],
      evidence: {
        position: '00000/01000/00003/00200/00000 B chaos[face=demeter;deck=-;discards=pan.atlas]:fc3,ma1 none:fe5,mb2',
        steps: 'e5-e4 +e3 draw:demeter',
        shows: all(happened('reshuffled'), isTurnOf(0)),
      },
    },
  },
} as const satisfies PowerGuide;
