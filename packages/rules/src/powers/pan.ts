import { heightAt } from '../position.ts';
import type { Power } from '../power.ts';

export const pan = {
  id: 'pan',
  number: 9,
  set: 'simple',
  players: [2, 3, 4],
  fleece: true,
  wins: (p, _me, from, to) => heightAt(p, from) - heightAt(p, to) >= 2,
} satisfies Power as Power;
