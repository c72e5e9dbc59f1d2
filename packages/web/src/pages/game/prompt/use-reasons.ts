import type { Catalogue } from '@oia/texts';
import { LazyModule } from '../../../lazy-module.ts';
import { allWords, useWords } from '../../../words.tsx';
import { useGameContext } from '../game-context.tsx';

// Nobody has to know why not before something was refused: the reasons, and the words for them, come then.
const REASONS = new LazyModule(() => import('./reasons.ts'));

type Reasons = typeof import('./reasons.ts');
type Answer = (reasons: Reasons, words: Catalogue) => string;

/** Says why not, as soon as that can be said and unless the game has gone on by then. */
export function useReasons(): (answer: Answer) => Promise<void> {
  const { common } = useWords().ui;
  const { session, say } = useGameContext();
  return async (answer) => {
    const { game } = session.state.value;
    try {
      const [reasons, words] = await Promise.all([REASONS.load(), allWords()]);
      if (session.state.value.game === game) say(answer(reasons, words));
    } catch {
      say(common.notLoaded);
    }
  };
}
