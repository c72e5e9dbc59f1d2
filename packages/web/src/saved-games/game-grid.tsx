import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAllWords } from '../common/words.tsx';
import { sayPlayers } from '../new-game/form-summary.ts';
import { bringBack, deleteGame, type GameEntry, keptGames } from '../storage/games.ts';
import { GameCard } from './game-card.tsx';
import './games.css';

interface GameGridProps {
  readonly games: readonly ListedGame[];
  readonly kept: SavedGames;
}

/** Games of this device, to continue, replay, delete and restore. */
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

/** A game in a list. A deleted one keeps its place, so that it can be brought back. */
export interface ListedGame {
  readonly entry: GameEntry;
  /** The text of a deleted game. */
  readonly deleted?: string | undefined;
}

interface SavedGames {
  readonly games: readonly ListedGame[];
  remove(id: string): void;
  restore(id: string): void;
}

/** The games of this device, newest first. */
export function useSavedGames(): SavedGames {
  const [games, setGames] = useState<readonly ListedGame[]>(() => keptGames().map((entry) => ({ entry })));
  const change = (id: string, how: (game: ListedGame) => ListedGame): void =>
    setGames((now) => now.map((game) => (game.entry.id === id ? how(game) : game)));
  return {
    games,
    remove: (id) => {
      const deleted = deleteGame(id);
      change(id, ({ entry }) => ({ entry, deleted }));
    },
    restore: (id) => {
      const text = games.find(({ entry }) => entry.id === id)?.deleted;
      if (text !== undefined) bringBack(id, text);
      change(id, ({ entry }) => ({ entry }));
    },
  };
}
