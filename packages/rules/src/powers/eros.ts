import { H1, H2, heightAt, WORKERS } from '../position.ts';
import type { Power } from '../power.ts';
import { ALL, bit, EDGES, has, lowest, type Mask, NEAR, nearAny, PERIMETER, type Square } from '../squares.ts';

/** All squares of the edges opposite to those of this square; a corner is on two edges (19.1). */
function opposite(square: Square): Mask {
  let mask = 0;
  for (let i = 0; i < EDGES.length; i++) if (has(EDGES[i] as Mask, square)) mask |= EDGES[i ^ 1] as Mask;
  return mask;
}

export const eros = {
  id: 'eros',
  number: 19,
  set: 'advanced',
  players: [2, 3, 4],
  fleece: false,
  placing(p, me, base) {
    const mine = p[WORKERS + me.side];
    if (mine !== 0) return base & opposite(lowest(mine));
    let mask = 0;
    // A first square whose opposite edges are full is not allowed (Z24).
    for (let rest = base & PERIMETER; rest !== 0; rest &= rest - 1) {
      if (base & opposite(lowest(rest))) mask |= rest & -rest;
    }
    return mask;
  },
  /** It counts as a three-player game even after an elimination (19.8). */
  wins(p, me, _from, to) {
    const height = heightAt(p, to);
    if (height !== 1 && me.players !== 3) return false;
    for (let rest = p[WORKERS + me.side] & NEAR[to] & ~bit(to); rest !== 0; rest &= rest - 1) {
      if (heightAt(p, lowest(rest)) === height) return true;
    }
    return false;
  },
  course: {
    winningSteps: (p, me, from) =>
      nearAny(p[WORKERS + me.side] & ~bit(from)) & (me.players === 3 ? ALL : p[H1] & ~p[H2]),
  },
} satisfies Power as Power;
