import { useEffect } from 'react';
import { LazyModule } from '../../base/lazy-module.ts';
import { useGameContext } from '../game-context.tsx';
import { useAnswers } from './use-answers.ts';

// Looking for reasons needs what the computer looks ahead with.
const HINT_WORDS = new LazyModule(() => import('./hint-words.lazy.ts'));

/** Says a hint in words, in addition to the board; again for each stage of it. */
export function useHintWords(): void {
  const { state, hint, nameOf } = useGameContext();
  const answer = useAnswers(HINT_WORDS);
  const { game } = state;
  const { steps, rest, stage } = hint;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the hint or more of it comes
  useEffect(() => {
    if (rest.length === 0 || !game) return;
    void answer(({ sayHint }, words) => sayHint(words, game, rest, stage, nameOf));
  }, [steps, stage]);
}
