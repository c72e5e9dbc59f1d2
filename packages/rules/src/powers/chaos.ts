import type { Power } from '../power.ts';
import { bit } from '../squares.ts';

const FACE = 0;
const DECK = 1;
const DISCARDS = 2;

export const chaos = {
  id: 'chaos',
  number: 14,
  set: 'advanced',
  players: [2, 3, 4],
  fleece: true,
  fields: [
    { name: 'face', kind: 'power' },
    { name: 'deck', kind: 'powers' },
    { name: 'discards', kind: 'powers' },
  ],
  setup: ['draw'],
  /** Athena may be drawn, and reads climbs of turns before that (3.7). */
  readsClimbs: true,
  shuffle(p, me, usable) {
    p[me.data + DECK] = usable;
  },
  becomes: (p, data) => p[data + FACE],
  /** The order is unknown to all players, so a deck is a set. An empty deck is refilled with all discards, including the current card (14.5). */
  deck: (p, me) => p[me.data + DECK] || p[me.data + DISCARDS] | bit(p[me.data + FACE]),
  drawn(p, me, power) {
    if (p[me.data + FACE] !== 0) p[me.data + DISCARDS] |= bit(p[me.data + FACE]);
    const isNewDeck = p[me.data + DECK] === 0;
    if (isNewDeck) {
      p[me.data + DECK] = p[me.data + DISCARDS];
      p[me.data + DISCARDS] = 0;
    }
    p[me.data + DECK] &= ~bit(power);
    p[me.data + FACE] = power;
    return isNewDeck;
  },
} satisfies Power as Power;
