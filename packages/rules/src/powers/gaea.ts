import { H1, occupied } from '../position.ts';
import type { Me, Power } from '../power.ts';
import { NEAR } from '../squares.ts';

const RESERVE = 2;

/** The reserve belongs to the owner: no other player places it, not even the holder of the card (circe-gaea in general.md). */
function isStolen(me: Me): boolean {
  for (const { card } of me.stealableCards) if (card === me.card) return true;
  return false;
}

export const gaea = {
  id: 'gaea',
  number: 35,
  set: 'fleece',
  players: [2, 3],
  fleece: false,
  fields: [{ name: 'reserve', kind: 'count', initial: RESERVE, most: RESERVE }],
  reserve: (p, me) => p[me.data],
  answers: (p, me, at) => (p[me.data] === 0 || isStolen(me) ? 0 : NEAR[at] & ~p[H1] & ~occupied(p)),
  answered(p, me, at, effects) {
    p[me.data]--;
    effects.enter(p, me.side, at);
  },
} satisfies Power as Power;
