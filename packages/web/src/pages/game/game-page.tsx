import type { ReactNode } from 'react';
import { GameTable } from './game-table.tsx';
import { UnreadableGame } from './unreadable-game.tsx';
import { useSession } from './use-session.ts';
import './game.css';

/** A running game, kept on this device. */
export function GamePage({ id }: { readonly id: string }): ReactNode {
  const session = useSession(id);
  return typeof session === 'string' ? <UnreadableGame why={session} /> : <GameTable session={session} />;
}
