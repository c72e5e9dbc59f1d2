import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../base/lazy-component.tsx';
import { withAllWords } from '../../common/words.tsx';
import { ErrorBoundary } from '../../parts/error-boundary.tsx';
import type { Ending } from './use-ending.ts';

// Nobody needs this before a game is over.
const load = () => withAllWords(import('./result-parts.lazy.ts'));

/** Who won and why. Only once it is loaded: until then the prompt says it in fewer words. */
export const ResultHead = lazyComponent(async () => (await load()).ResultHead);
/** Over the board; if it could not be loaded, nothing is missing. */
export const Celebration = lazyComponent(async () => (await load()).Celebration);
const ResultActions = lazyComponent(async () => (await load()).ResultActions);

export const preloadResult = async (): Promise<void> => {
  await Promise.all([ResultHead, ResultActions, Celebration].map(({ preload }) => preload()));
};

/** What to do next; beside or below the board. */
export const DockedResult = ({ ending }: { readonly ending: Ending }): ReactNode => (
  <ErrorBoundary>
    <Suspense>
      <ResultActions ending={ending} />
    </Suspense>
  </ErrorBoundary>
);
