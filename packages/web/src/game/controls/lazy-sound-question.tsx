import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../base/lazy-component.tsx';
import { useStore } from '../../base/use-store.ts';
import { settings } from '../../common/settings.ts';
import { withAllWords } from '../../common/words.tsx';
import { useGameContext } from '../game-context.tsx';

const SoundQuestion = lazyComponent(
  async () => (await withAllWords(import('./sound-question.lazy.tsx'))).SoundQuestion,
);

/** Nobody is asked before a game is well under way. */
const STEPS_BEFORE = 8;

/** The question whether sounds are wanted, once on each device. */
export function LazySoundQuestion(): ReactNode {
  const { soundAsked } = useStore(settings);
  const { game } = useGameContext().state;
  if (soundAsked || !game || game.outcome || game.moments.length < STEPS_BEFORE) return undefined;
  return (
    <Suspense>
      <SoundQuestion />
    </Suspense>
  );
}
