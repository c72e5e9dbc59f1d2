import type { Match } from './match.ts';
import { kindOf, PASS, type Step, type StepList, SUMMON } from './steps.ts';

/** True if somebody may have to answer in the middle of another player's turn. */
export const mayBeAnswered = ({ cards }: Match): boolean => cards.some(({ power }) => power.answers);

/** True if the steps of a turn contain an answer: it is not the active player who decides that. */
export function hasAnswer({ items, length }: StepList): boolean {
  for (let i = 0; i < length; i++) {
    const kind = kindOf(items[i] as Step);
    if (kind === PASS || kind === SUMMON) return true;
  }
  return false;
}
