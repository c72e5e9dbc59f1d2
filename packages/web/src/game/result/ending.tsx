import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../base/lazy-component.tsx';
import { appearance } from '../../common/appearance.ts';
import { atSpeed } from '../../common/settings.ts';
import { withAllWords } from '../../common/words.tsx';
import { ErrorBoundary } from '../../parts/error-boundary.tsx';
import { useGameContext } from '../game-context.tsx';

/** `running`: also while the last step is still being shown. `here`: it ended on this page; `before`: it was over when the page was opened. */
export type Ending = 'running' | 'here' | 'before';

/** Time to see the last step before the result is shown, at normal speed. */
const LAST_STEP_MS = 1400;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Delays the result until the last step has been seen, and loads it meanwhile. */
export function useEnding(): Ending {
  const isOver = useGameContext().state.game?.outcome !== undefined;
  const wasOver = useRef(isOver);
  const [ending, setEnding] = useState<Ending>('running');
  useEffect(() => {
    const next = wasOver.current ? 'before' : 'here';
    wasOver.current = false;
    if (!isOver) return undefined;
    let isCurrent = true;
    const isSeen = next === 'before' || !appearance.value.motion;
    Promise.all([preloadResult(), wait(isSeen ? 0 : atSpeed(LAST_STEP_MS))]).then(() => isCurrent && setEnding(next));
    return () => {
      isCurrent = false;
      setEnding('running');
    };
  }, [isOver]);
  return ending;
}

// Only a finished game needs these.
const load = () => withAllWords(import('./result.lazy.tsx'));

/** The winner and the reason. Until it is loaded, the prompt gives the result in fewer words. */
export const ResultHead = lazyComponent(async () => (await load()).ResultHead);
/** Falls over the board; decoration, which may fail to load. */
export const Celebration = lazyComponent(async () => (await load()).Celebration);
const ResultActions = lazyComponent(async () => (await load()).ResultActions);

const preloadResult = async (): Promise<void> => {
  await Promise.all([ResultHead, ResultActions, Celebration].map(({ preload }) => preload()));
};

/** The actions after the end, beside or below the board. */
export const DockedResult = ({ ending }: { readonly ending: Ending }): ReactNode => (
  <ErrorBoundary>
    <Suspense>
      <ResultActions ending={ending} />
    </Suspense>
  </ErrorBoundary>
);
