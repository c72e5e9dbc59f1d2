import { type ReactNode, Suspense } from 'react';
import { lazily } from '../../../lazily.tsx';
import { ErrorBoundary } from '../../../parts/error-boundary.tsx';
import { withAllWords } from '../../../words.tsx';
import { type DialogName, usePlaying } from '../game-context.tsx';

const GameDialogs = lazily(async () => (await withAllWords(import('./game-dialogs.tsx'))).GameDialogs);

export const preloadDialogs = (): void => void GameDialogs.preload();

/** Windows are opened late and seldom, so they come in a chunk of their own; the game goes on if it does not arrive. */
export function LazyDialogs({ dialog }: { readonly dialog: DialogName }): ReactNode {
  const { open } = usePlaying();
  return (
    <ErrorBoundary key={dialog} onClose={() => open(undefined)}>
      <Suspense>
        <GameDialogs dialog={dialog} />
      </Suspense>
    </ErrorBoundary>
  );
}
