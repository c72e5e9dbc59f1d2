import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../base/lazy-component.tsx';
import { withAllWords } from '../../common/words.tsx';
import { ErrorBoundary } from '../../parts/error-boundary.tsx';
import { type DialogName, useGameContext } from '../game-context.tsx';

const GameDialogs = lazyComponent(async () => (await withAllWords(import('./game-dialogs.lazy.tsx'))).GameDialogs);

/** Asks about an offered draw. */
export const DrawQuestion = lazyComponent(async () => (await import('./draw-question.lazy.tsx')).DrawQuestion);

// Preloading never rejects: the component that needs the module loads it again, and reports a failure.
export const preloadDialogs = (): void => void GameDialogs.preload();

/** Dialogs are opened late and rarely, so they have their own chunk; the game continues if it cannot be loaded. */
export function LazyDialogs({ dialog }: { readonly dialog: DialogName }): ReactNode {
  const { open } = useGameContext();
  return (
    <ErrorBoundary key={dialog} onClose={() => open(undefined)}>
      <Suspense>
        <GameDialogs dialog={dialog} />
      </Suspense>
    </ErrorBoundary>
  );
}
