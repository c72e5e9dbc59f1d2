import { CLIMBED, FLAGS } from '../position.ts';
import type { Power } from '../power.ts';

export const persephone = {
  id: 'persephone',
  number: 26,
  set: 'advanced',
  players: [2, 3, 4],
  fleece: true,
  wantsClimb: true,
  must: (p) => (p[FLAGS] & CLIMBED) !== 0,
} satisfies Power as Power;
