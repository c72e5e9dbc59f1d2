import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../../lazy-component.tsx';
import { cachedGame, type KeptGame } from '../../storage/games.ts';
import { GameTable } from './game-table.tsx';
import { useSession } from './use-session.ts';
import './game.css';

// Whoever begins a game has it at hand: only one that was left has to be read.
const ReadGame = lazyComponent(async () => (await import('./read-game.tsx')).ReadGame);

/** A running game, kept on this device. */
export function GamePage({ id }: { readonly id: string }): ReactNode {
  const [cached] = useState(() => cachedGame(id));
  return cached ? <RunningGame kept={cached} /> : <ReadGame id={id} Game={RunningGame} />;
}

function RunningGame({ kept }: { readonly kept: KeptGame }): ReactNode {
  return <GameTable session={useSession(kept)} />;
}
