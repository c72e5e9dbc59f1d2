import type { Catalogue } from '@oia/texts';
import { useEffect } from 'react';
import { LazyModule } from '../../base/lazy-module.ts';
import { allWords, useWords } from '../../common/words.tsx';
import { useGameContext } from '../game-context.tsx';

type Answer<Module> = (module: Module, words: Catalogue) => string;

/** Says an answer that needs a lazy module and all words, unless the game has moved on before they are loaded. */
export function useAnswers<Module>(module: LazyModule<Module>): (answer: Answer<Module>) => Promise<void> {
  const { common } = useWords().ui;
  const { session, say } = useGameContext();
  return async (answer) => {
    const { game } = session.state.value;
    try {
      const [loaded, words] = await Promise.all([module.load(), allWords()]);
      if (session.state.value.game === game) say(answer(loaded, words));
    } catch {
      say(common.notLoaded);
    }
  };
}

// The explanations and their words are loaded when something is refused for the first time.
const REASONS = new LazyModule(() => import('./why-not.lazy.ts'));

/** Says why something was refused. */
export const useReasons = () => useAnswers(REASONS);

// The reasons need the win test of the rules, which otherwise only the engine loads.
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
    // Never rejects: a failed load is reported.
    void answer(({ sayHint }, words) => sayHint(words, game, rest, stage, nameOf));
  }, [steps, stage]);
}
