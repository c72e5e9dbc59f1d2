import { WORKERS } from '../position.ts';
import type { Power } from '../power.ts';

export const graeae = {
  id: 'graeae',
  number: 36,
  set: 'fleece',
  players: [2, 3],
  fleece: false,
  workers: 3,
  builders: (p, me) => p[WORKERS + me.side],
} satisfies Power as Power;
