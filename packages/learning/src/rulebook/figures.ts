import { all, endedBy, hasLevel, isDomed, isOver, isWonBy, not, stands, standsOnLevel, wins } from '../goal.ts';
import type { Evidence } from '../guide.ts';

/** The boards of the rules, by the id of their captions. */
export const FIGURES = {
  placing: {
    position: '00000/00000/00000/00000/00000 @0 none:- none:- start=A',
    steps: '@c3 @b2 @d4 @c1',
    shows: all(stands('c3'), stands('b2'), stands('d4', 1), stands('c1', 1)),
  },
  turn: {
    position: '00000/00100/01000/00010/00000 A none:fb2,md4 none:fc2,me3',
    steps: 'b2-b3 +c3',
    shows: all(stands('b3'), hasLevel('c3', 1)),
  },
  climb: {
    position: '00000/00000/01210/00000/00000 A none:fb3,md1 none:fd4,me2',
    steps: 'b3-c3',
    shows: standsOnLevel(2),
  },
  tooHigh: {
    position: '00000/00000/00210/00000/00000 A none:fb3,md1 none:fd4,me2',
    from: 'b3',
    square: 'c3',
    code: 'tooHigh',
  },
  fall: {
    position: '00000/00000/03210/00000/00000 A none:fb3,md1 none:fd4,me2',
    steps: 'b3-b2',
    shows: stands('b2'),
  },
  dome: {
    position: '00000/00000/00310/00000/00000 A none:fb3,md1 none:fd3,me2',
    steps: 'b3-b2 +c3',
    shows: isDomed('c3'),
  },
  win: {
    position: '00000/00000/02310/00000/00000 A none:fb3,md1 none:fd4,me2',
    steps: 'b3-c3',
    shows: all(wins, endedBy('climbed')),
  },
  stuck: {
    position: '00000/00000/00000/41000/00200 A none:fc3,md4 none:fa1,mb1',
    steps: 'c3-c2 +b2',
    shows: all(isOver, isWonBy(0), endedBy('stuck')),
  },
  forced: {
    position: '00000/00000/02030/00000/00000 A minotaur:fb3,md1 none:fc3,me1',
    steps: 'b3xc3 +b3',
    shows: all(not(isOver), stands('d3', 1), hasLevel('d3', 3)),
  },
  holding: {
    position: '00000/00000/00200/00000/00000 A none:fc3,ma1 none:fe5,me1 fleece=pan ram=c4',
    steps: 'c3-c2',
    shows: wins,
  },
  notHolding: {
    position: '00000/00000/00200/00000/00000 A none:fc3,ma1 none:fe5,me1 fleece=pan ram=a5',
    steps: 'c3-c2',
    shows: not(isOver),
  },
  hero: {
    position: '00000/00000/01300/00000/00000 A bellerophon:fb3,me1 atalanta:fd5,mc1',
    steps: 'b3-c3',
    shows: wins,
  },
} as const satisfies Readonly<Record<string, Evidence>>;

export type FigureId = keyof typeof FIGURES;
