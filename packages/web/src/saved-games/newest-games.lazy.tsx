import type { ReactNode } from 'react';
import { Link } from '../common/router.tsx';
import { useAllWords } from '../common/words.tsx';
import { GameGrid, useSavedGames } from './game-grid.tsx';

/** The newest games on this device, and a link to all of them. */
export function NewestGames({ count }: { readonly count: number }): ReactNode {
  const { games } = useAllWords().ui;
  const kept = useSavedGames();
  const all = kept.games.length;
  return (
    <>
      <GameGrid games={kept.games.slice(0, count)} kept={kept} />
      {all > count && (
        <Link to={{ page: 'games' }} className="button">
          {games.showAll({ count: all })}
        </Link>
      )}
    </>
  );
}
