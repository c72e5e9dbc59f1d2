import type { Catalogue } from '@oia/texts';
import type { LazyModule } from '../../base/lazy-module.ts';
import { allWords, useWords } from '../../common/words.tsx';
import { useGameContext } from '../game-context.tsx';

type Answer<Module> = (module: Module, words: Catalogue) => string;

/** Says what a module knows once it is loaded, with all words, unless the game has moved on by then. */
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
