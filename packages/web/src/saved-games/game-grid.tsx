import { type ReactNode, useEffect, useRef } from 'react';
import { useAllWords } from '../common/words.tsx';
import { sayPlayers } from '../new-game/form-summary.ts';
import { GameCard } from './game-card.tsx';
import type { KeptGames, ListedGame } from './use-kept-games.ts';
import './games.css';

interface GameGridProps {
  readonly games: readonly ListedGame[];
  readonly kept: KeptGames;
}

/** Games of this device: continue, look back, delete, bring back. */
export function GameGrid({ games, kept }: GameGridProps): ReactNode {
  return (
    <ul className="games-grid">
      {games.map(({ entry, deleted }) => (
        <li key={entry.id} className="card">
          {deleted === undefined ? (
            <GameCard entry={entry} onDelete={() => kept.remove(entry.id)} />
          ) : (
            <DeletedCard players={entry.setup.seats} onRestore={() => kept.restore(entry.id)} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface DeletedCardProps {
  readonly players: ListedGame['entry']['setup']['seats'];
  readonly onRestore: () => void;
}

/** In the place of a deleted game. The focused button is gone with it, so the focus comes here. */
function DeletedCard({ players, onRestore }: DeletedCardProps): ReactNode {
  const words = useAllWords();
  const { games } = words.ui;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="games-deleted">
      <p role="status">{games.forgotten}</p>
      <button
        type="button"
        className="button"
        ref={button}
        aria-label={games.bringBackLabel({ players: sayPlayers(words, players) })}
        onClick={onRestore}
      >
        {games.bringBack}
      </button>
    </div>
  );
}
