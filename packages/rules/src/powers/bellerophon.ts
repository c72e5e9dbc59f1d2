import { HERO_FIELDS, isExhausted, isUnused, spend } from '../hero.ts';
import { heightAt, occupied, tooHighFor } from '../position.ts';
import type { Power } from '../power.ts';
import { NEAR } from '../squares.ts';

export const bellerophon = {
  id: 'bellerophon',
  number: 49,
  set: 'hero',
  players: [2],
  fleece: false,
  fields: HERO_FIELDS,
  exhausted: isExhausted,
  moves: (p, me, from, base) => (isUnused(p, me) ? base | (NEAR[from] & ~occupied(p) & ~tooHighFor(p, from, 2)) : base),
  /** Only the step itself counts, not a sweep after it (Z35). */
  stepped(p, me, from, to) {
    if (heightAt(p, to) - heightAt(p, from) < 2) return;
    spend(p, me);
  },
  course: {
    stepsWithEffects: (p, _me, from) => tooHighFor(p, from, 1),
  },
} satisfies Power as Power;
