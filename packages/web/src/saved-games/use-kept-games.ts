import { useState } from 'react';
import { bringBack, deleteGame, type GameEntry, keptGames } from '../storage/games.ts';

/** A game in a list. A deleted one keeps its place, so that it can be brought back. */
export interface ListedGame {
  readonly entry: GameEntry;
  /** The text of a deleted game. */
  readonly deleted?: string | undefined;
}

export interface KeptGames {
  readonly games: readonly ListedGame[];
  remove(id: string): void;
  restore(id: string): void;
}

/** The games of this device, newest first. */
export function useKeptGames(): KeptGames {
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
