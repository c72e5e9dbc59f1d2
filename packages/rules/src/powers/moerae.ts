import type { Power } from '../power.ts';
import { bit, has, WIDTH } from '../squares.ts';

/** The 2x2 whose lower left square is a1. */
const FOUR = bit(0) | bit(1) | bit(WIDTH) | bit(WIDTH + 1);

export const moerae = {
  id: 'moerae',
  number: 40,
  set: 'fleece',
  players: [2, 3],
  fleece: false,
  workers: 3,
  fields: [{ name: 'fate', kind: 'fate', secret: true }],
  setup: ['fate'],
  /** A value below 1 means not chosen yet, or hidden from the viewer (40.11). */
  takesWin: (p, me, to) => p[me.data] > 0 && has(FOUR << (p[me.data] - 1), to),
} satisfies Power as Power;
