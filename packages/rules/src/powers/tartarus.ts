import { stored } from '../position.ts';
import type { Power } from '../power.ts';

export const tartarus = {
  id: 'tartarus',
  number: 43,
  set: 'fleece',
  players: [2],
  fleece: false,
  places: 'first',
  fields: [{ name: 'abyss', kind: 'square', secret: true }],
  setup: ['abyss'],
  abyss: (p, me) => stored(p[me.data]),
} satisfies Power as Power;
