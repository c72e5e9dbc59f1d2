import type { Power } from '../power.ts';

/**
 * Her card is one fact: the others do not see her workers. What follows from that stands where it is asked, for any power that hides workers:
 * `views.ts` takes them out of what others see, and legality is asked of that; `hidden.ts` finds the conflict of a step with an unseen
 * worker; `referee.ts` cancels the step and ends the turn; `worlds.ts` and `belief.ts` tell where she can be; `undo.ts` says that a step that
 * tested her cannot be taken back.
 */
export const hecate = {
  id: 'hecate',
  number: 39,
  set: 'fleece',
  players: [2, 3],
  fleece: false,
  places: 'last',
  hidden: true,
} satisfies Power as Power;
