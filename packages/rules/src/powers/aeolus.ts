import { MEMO } from '../position.ts';
import { OPEN_ACT, OPEN_END, type Power } from '../power.ts';
import { ALL, aheadWrapped, bit, DIRECTIONS, type Direction } from '../squares.ts';
import { actStep, ORIENT, stepB } from '../steps.ts';

/** Directions are stored plus 1; opposite is half a turn further. */
const against = (wind: number): number => (wind - 1 + 4) & 7;

export const aeolus = {
  id: 'aeolus',
  number: 31,
  set: 'fleece',
  players: [2, 3, 4],
  fleece: true,
  banned: [],
  bannedExtra: [],
  inOlder: true,
  fields: [{ name: 'wind', kind: 'direction' }],
  setup: ['orient'],
  /** Around the edge too, for those whose steps go there (31.9). */
  barSteps: (p, me, from) => (p[me.data] === 0 ? 0 : bit(aheadWrapped(from, against(p[me.data])))),
  /** The choice is compulsory, keeping the direction is one of the eight (31.4). */
  endsUnlike: true,
  actsLast: 'once',
  actsOnCard: true,
  actsAside: true,
  open: (p, _me, base) => (base & OPEN_END && p[MEMO] === 0 ? (base & ~OPEN_END) | OPEN_ACT : base),
  acts(_p, _me, steps) {
    for (let direction = 0; direction < 8; direction++) steps.push(actStep(ORIENT, direction));
  },
  act(p, me, step) {
    p[me.data] = stepB(step) + 1;
    p[MEMO] = ALL;
  },
  older: {
    write: (p, me) => (p[me.data] === 0 ? undefined : DIRECTIONS[against(p[me.data])]),
    read(p, me, text) {
      const forbidden = DIRECTIONS.indexOf(text.toLowerCase() as Direction);
      if (forbidden >= 0) p[me.data] = against(forbidden + 1) + 1;
      return forbidden >= 0;
    },
  },
} satisfies Power as Power;
