import type { Power } from '../power.ts';
import { bit, count, parseSquare, SQUARES, squareName, squaresOf, WIDTH } from '../squares.ts';

const COINS = 3;
/** Places of the two ints on the card. */
const LEFT = 0;
const LYING = 1;

/** From the top row down, as the older notation writes squares. */
const downwards = (square: number): number => (square % WIDTH) - Math.floor(square / WIDTH) * SQUARES;

export const clio = {
  id: 'clio',
  number: 33,
  set: 'fleece',
  players: [2, 3],
  fleece: false,
  banned: ['circe', 'nemesis'],
  bannedExtra: [],
  inOlder: true,
  fields: [
    { name: 'left', kind: 'count', initial: COINS, most: COINS },
    { name: 'coins', kind: 'mask' },
  ],
  exhausted: (p, data) => p[data + LEFT] === 0,
  closes: (p, me) => p[me.data + LYING],
  tokens: (p, me) => p[me.data + LYING],
  /** A coin that is built over never comes back (33.4). */
  clears(p, me, at) {
    p[me.data + LYING] &= ~bit(at);
  },
  builtOnCard: true,
  built(p, me, at, dome) {
    if (dome || p[me.data + LEFT] === 0) return;
    p[me.data + LEFT]--;
    p[me.data + LYING] |= bit(at);
  },
  older: {
    write(p, me) {
      const left = p[me.data + LEFT];
      const coins = squaresOf(p[me.data + LYING]).sort((a, b) => downwards(a) - downwards(b));
      if (left === COINS && coins.length === 0) return undefined;
      return `${left}|${coins.map((square) => squareName(square).toUpperCase()).join(',')}`;
    },
    read(p, me, text) {
      const parts = /^([0-3])\|?([A-E1-5,]*)$/.exec(text);
      if (!parts) return false;
      let coins = 0;
      for (const name of (parts[2] as string).split(',').filter(Boolean)) {
        const square = parseSquare(name);
        if (square === undefined) return false;
        coins |= bit(square);
      }
      const left = Number(parts[1]);
      p[me.data + LEFT] = left;
      p[me.data + LYING] = coins;
      return left + count(coins) <= COINS;
    },
  },
} satisfies Power as Power;
