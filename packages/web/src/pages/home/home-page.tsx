import { POWER_LIST } from '@oia/rules';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '../../base/lazy-component.tsx';
import { Link } from '../../common/router.tsx';
import { useWords, withAllWords } from '../../common/words.tsx';
import { useOnlineEntry } from '../../online/server.ts';
import { ErrorBoundary } from '../../parts/error-boundary.tsx';
import { gameCount } from '../../storage/games.ts';
import { ComputerCard, QuickCard } from './quick-cards.tsx';
import { Skyline } from './skyline.tsx';
import './home.css';

export function HomePage(): ReactNode {
  return (
    <div className="home">
      <Hero />
      <SavedGames />
      <div className="home-ways">
        <OnlineCard />
        <QuickCard kind="friends" />
        <QuickCard kind="watch" />
        <NewCard />
        <PowersCard />
        <AnalysisCard />
      </div>
    </div>
  );
}

/** Shown only if there is a server. */
function OnlineCard(): ReactNode {
  const entry = useOnlineEntry();
  return <Suspense>{entry && <entry.OnlineCard />}</Suspense>;
}

function Hero(): ReactNode {
  const { home } = useWords().ui;
  return (
    <div className="home-hero">
      <Skyline />
      <div className="home-welcome">
        <h1>{home.title}</h1>
        <p className="home-lead">{home.lead({ count: POWER_LIST.length })}</p>
        <ComputerCard />
      </div>
    </div>
  );
}

function NewCard(): ReactNode {
  const { home, common } = useWords().ui;
  return (
    <section className="card home-card">
      <h2>{home.allTitle}</h2>
      <p>{home.allNote}</p>
      <div className="row">
        <Link to={{ page: 'new' }} className="button">
          {home.newGame}
        </Link>
        <Link to={{ page: 'rules' }} className="button">
          {common.rules}
        </Link>
      </div>
    </section>
  );
}

function AnalysisCard(): ReactNode {
  const { home, common } = useWords().ui;
  return (
    <section className="card home-card">
      <h2>{home.analysisTitle}</h2>
      <p>{home.analysisNote}</p>
      <div className="row">
        <Link to={{ page: 'analysis' }} className="button">
          {common.analysis}
        </Link>
        <Link to={{ page: 'puzzles' }} className="button">
          {common.puzzles}
        </Link>
      </div>
    </section>
  );
}

function PowersCard(): ReactNode {
  const { home, common } = useWords().ui;
  return (
    <section className="card home-card">
      <h2>{home.powersTitle}</h2>
      <p>{home.powersNote({ count: POWER_LIST.length })}</p>
      <div className="row">
        <Link to={{ page: 'powers' }} className="button">
          {common.powers}
        </Link>
        <Link to={{ page: 'randomizer' }} className="button">
          {common.randomizer}
        </Link>
      </div>
    </section>
  );
}

const MAX_SHOWN_GAMES = 3;

/** Loaded only if there are games to list. */
const NewestGames = lazyComponent(
  async () => (await withAllWords(import('../../saved-games/newest-games.lazy.tsx'))).NewestGames,
);

/** The newest games on this device. */
function SavedGames(): ReactNode {
  const { home } = useWords().ui;
  const [count] = useState(gameCount);
  if (count === 0) return <p className="soft home-none">{home.gamesNone}</p>;
  return (
    <section className="home-games" aria-labelledby="home-games">
      <h2 id="home-games">{home.gamesTitle}</h2>
      <ErrorBoundary>
        <Suspense fallback={<Places count={Math.min(count, MAX_SHOWN_GAMES)} />}>
          <NewestGames count={MAX_SHOWN_GAMES} />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}

/** Reserves the space of the games, so that nothing below moves when they appear. */
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
