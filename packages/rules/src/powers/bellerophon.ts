import { FLAGS, heightAt, occupied, SPENT, tooHighFor } from '../position.ts';
import type { Power } from '../power.ts';
import { NEAR } from '../squares.ts';

export const bellerophon = {
  id: 'bellerophon',
  number: 49,
  set: 'hero',
  players: [2],
  fleece: false,
  banned: [],
  bannedExtra: ['circe'],
  inOlder: true,
  fields: [{ name: 'used', kind: 'count', most: 1 }],
  moves: (p, me, from, base) =>
    p[me.data] === 0 ? base | (NEAR[from] & ~occupied(p) & ~tooHighFor(p, from, 2)) : base,
  /** Only the step itself counts, not a sweep after it (Z35). */
  stepped(p, me, from, to) {
    if (heightAt(p, to) - heightAt(p, from) < 2) return;
    p[me.data] = 1;
    p[FLAGS] |= SPENT;
  },
  older: {
    write: (p, me) => (p[me.data] === 0 ? undefined : 'x'),
    read(p, me, text) {
      if (text === 'X') p[me.data] = 1;
      return text === 'X';
    },
  },
} satisfies Power as Power;
