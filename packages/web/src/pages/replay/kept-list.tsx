import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { GameGrid } from '../../saved-games/game-grid.tsx';
import { useKeptGames } from '../../saved-games/use-kept-games.ts';

/** The finished games on this device. */
export function KeptList(): ReactNode {
  const { replay } = useAllWords().ui;
  const kept = useKeptGames();
  const finished = kept.games.filter(({ entry }) => entry.isOver);
  return (
    <section>
      <h2>{replay.kept}</h2>
      {finished.length === 0 && <p className="soft">{replay.keptNone}</p>}
      <GameGrid games={finished} kept={kept} />
    </section>
  );
}
