import { type Game, type Step, stageOf } from '@oia/rules';
import type { Proposal } from './state.ts';

/** The step as a proposal, if it ends the turn or tests a secret; the result of the latter must not be shown before it is confirmed. */
export function proposalOf(game: Game, step: Step): Proposal | undefined {
  const played = game.play(step);
  if (!played.ok) return undefined;
  const after = played.value;
  if (after.undoFloor > game.moments.length) return { step, shown: undefined };
  const isTurnOver = after.actor !== game.actor || after.outcome !== undefined || stageOf(after.position) === 'start';
  return isTurnOver ? { step, shown: after } : undefined;
}
