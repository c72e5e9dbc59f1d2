import type { TurnMark } from '@oia/engine';

/** As annotators write them. */
export const MARK_SIGNS: Readonly<Record<TurnMark, string>> = {
  only: '□',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};
