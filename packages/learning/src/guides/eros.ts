import { all, isOver, not, stands, wins } from '../goal.ts';
import type { PowerGuide } from '../guide.ts';

export const eros = {
  demo: { position: '00000/00010/00110/01000/00000 A eros:fb2,md4 none:fe3,ma5', steps: 'd4-c3', shows: wins },
  limit: {
    position: '00000/00010/00010/00010/00000 A eros:fb2,md3 none:fe3,ma5',
    steps: 'd3-c3',
    shows: all(stands('b2'), stands('c3'), not(isOver)),
  },
  task: {
    position: '00000/00100/00220/01100/00000 A eros:fb2,md3 none:fe4,ma4',
    goal: wins,
    solution: 'd3-c2',
    misses: { partnerMoved: stands('c2'), notLevelOne: stands('c3') },
  },
  questions: {
    anyLevel: {
      rulings: ['19.5'],
      evidence: { position: '00000/00000/00110/01000/00000 A eros:fb2,md4 none:fe3,ma5', steps: 'd4-c3', shows: wins },
    },
    alreadyTogether: {
      rulings: ['19.4'],
      evidence: { position: '00000/00000/01100/01010/00000 A eros:fb2,mc3 none:fe3,ma5', steps: 'c3-b3', shows: wins },
    },
    pushedTogether: {
      rulings: ['19.6'],
      evidence: {
        position: '00000/00010/00100/01000/00000 B eros:fb2,md4 minotaur:fe5,ma5',
        steps: 'e5xd4',
        shows: all(stands('c3'), stands('b2'), not(isOver)),
      },
    },
    hera: {
      rulings: ['19.11'],
      evidence: {
        position: '00000/00010/01000/10000/00000 A eros:fb3,mb1 hera:fe3,md5',
        steps: 'b1-a2',
        shows: not(isOver),
      },
    },
    threePlayers: {
      rulings: ['19.8'],
      evidence: {
        position: '00000/00010/00010/00010/00000 A eros:fb2,md3 none:fe4,ma5 none:fe1,mc5',
        steps: 'd3-c3',
        shows: wins,
      },
    },
  },
} as const satisfies PowerGuide;
