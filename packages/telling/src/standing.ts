import { type Game, KINDS, kindOf } from '@oia/rules';
import type { StandingCode } from '@oia/texts';

/** Why the last step of a game cannot be taken back; `words.standing` has the sentences. */
export function whyItStands({ moments, actor, match }: Game): StandingCode {
  const last = moments.at(-1);
  if (!last) return 'nothing';
  if (KINDS[kindOf(last.step)] === 'draw') return 'drawn';
  if (last.actor === undefined) return 'ended';
  return last.actor === actor && match.secrets ? 'secret' : 'answered';
}
