import type { Catalogue } from '@oia/texts';
import { LazyModule } from '../../../lazy-module.ts';
import { allWords, useWords } from '../../../words.tsx';
import { useGameContext } from '../game-context.tsx';

// The explanations and their words are loaded when something is refused for the first time.
const REASONS = new LazyModule(() => import('./reasons.ts'));

type Reasons = typeof import('./reasons.ts');
type Answer = (reasons: Reasons, words: Catalogue) => string;

/** Says why something was refused once that is loaded, unless the game has moved on by then. */
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
