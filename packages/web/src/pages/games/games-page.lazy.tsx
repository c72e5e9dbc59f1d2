import type { ReactNode } from 'react';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { GameGrid, type ListedGame, useSavedGames } from '../../saved-games/game-grid.tsx';

/** All games of this device, unfinished ones first. */
export function GamesPage(): ReactNode {
  const { home, games: words } = useAllWords().ui;
  const kept = useSavedGames();
  const running = kept.games.filter(({ entry }) => !entry.isOver);
  const finished = kept.games.filter(({ entry }) => entry.isOver);
  const group = (title: string, games: readonly ListedGame[]): ReactNode =>
    games.length > 0 && (
      <section>
        <h2>{title}</h2>
        <GameGrid games={games} kept={kept} />
      </section>
    );
  return (
    <div className="stack games-page">
      <header>
        <h1>{home.gamesTitle}</h1>
        <p className="soft">{words.intro}</p>
      </header>
      {kept.games.length === 0 && <NoGames />}
      {group(words.running, running)}
      {group(words.finished, finished)}
    </div>
  );
}

function NoGames(): ReactNode {
  const { common, games } = useAllWords().ui;
  return (
    <section className="card stack games-none">
      <p>{games.none}</p>
      <p>
        <Link to={{ page: 'new' }} className="button primary">
          {common.newGame}
        </Link>
      </p>
    </section>
  );
}
