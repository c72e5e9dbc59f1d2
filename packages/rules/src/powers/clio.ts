import type { Power } from '../power.ts';
import { bit } from '../squares.ts';

const COINS = 3;
/** Indices of the two fields. */
const LEFT = 0;
const LYING = 1;

export const clio = {
  id: 'clio',
  number: 33,
  set: 'fleece',
  players: [2, 3],
  fleece: false,
  fields: [
    { name: 'left', kind: 'count', initial: COINS, most: COINS },
    { name: 'coins', kind: 'mask' },
  ],
  exhausted: (p, data) => p[data + LEFT] === 0,
  closes: (p, me) => p[me.data + LYING],
  tokens: (p, me) => p[me.data + LYING],
  /** A coin that is built over is lost (33.4). */
  clears(p, me, at) {
    p[me.data + LYING] &= ~bit(at);
  },
  built(p, me, at, dome) {
    if (dome || p[me.data + LEFT] === 0) return;
    p[me.data + LEFT]--;
    p[me.data + LYING] |= bit(at);
  },
  course: {
    winsByMoving: true,
    builtOnCard: true,
  },
} satisfies Power as Power;
