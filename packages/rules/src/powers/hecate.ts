import type { Power } from '../power.ts';

/**
 * Her power is one fact: other players do not see her workers. The consequences are implemented for any power that hides workers:
 * `views.ts` removes them from the views of others, from which legality is computed; `hidden.ts` finds the conflict of a step with an unseen
 * worker; `referee.ts` cancels the step and ends the turn; `worlds.ts` and `belief.ts` compute where they can be; `undo.ts` prevents that a step that
 * could reveal them is undone.
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
