import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '../../base/lazy-component.tsx';
import { useWords, withAllWords } from '../../common/words.tsx';
import { ErrorBoundary } from '../../parts/error-boundary.tsx';
import { gameCount } from '../../storage/games.ts';

const SHOWN = 3;

/** Who has no games yet need not load what lists them. */
const NewestGames = lazyComponent(
  async () => (await withAllWords(import('../../saved-games/newest-games.lazy.tsx'))).NewestGames,
);

/** The newest games on this device. */
export function KeptGames(): ReactNode {
  const { home } = useWords().ui;
  const [count] = useState(gameCount);
  if (count === 0) return <p className="soft home-none">{home.gamesNone}</p>;
  return (
    <section className="home-games" aria-labelledby="home-games">
      <h2 id="home-games">{home.gamesTitle}</h2>
      <ErrorBoundary>
        <Suspense fallback={<Places count={Math.min(count, SHOWN)} />}>
          <NewestGames count={SHOWN} />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}

/** Keeps room, so that nothing below moves when the games appear. */
function Places({ count }: { readonly count: number }): ReactNode {
  return (
    <div className="home-places" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have nothing but their order
        <div key={place} className="card" />
      ))}
    </div>
  );
}
