import { type Game, KINDS, kindOf } from '@oia/rules';
import type { NoUndoCode } from '@oia/texts';

/** Why the last step of a game cannot be undone; `words.noUndo` has the sentences. */
export function whyNoUndo({ moments, actor, match }: Game): NoUndoCode {
  const last = moments.at(-1);
  if (!last) return 'nothing';
  if (KINDS[kindOf(last.step)] === 'draw') return 'drawn';
  if (last.actor === undefined) return 'ended';
  return last.actor === actor && match.secrets ? 'secret' : 'answered';
}
