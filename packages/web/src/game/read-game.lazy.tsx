import { type ComponentType, type ReactNode, useState } from 'react';
import type { KeptGame } from '../storage/games.ts';
import { keptGame } from '../storage/kept-game.ts';
import { UnreadableGame } from './unreadable-game.tsx';

interface ReadGameProps {
  readonly id: string;
  /** Shows the game. */
  readonly Game: ComponentType<{ readonly kept: KeptGame }>;
}

/** Reads a stored game and shows it, or says why it cannot be read. */
export function ReadGame({ id, Game }: ReadGameProps): ReactNode {
  const [kept] = useState(() => keptGame(id));
  return typeof kept === 'string' ? <UnreadableGame why={kept} /> : <Game kept={kept} />;
}
