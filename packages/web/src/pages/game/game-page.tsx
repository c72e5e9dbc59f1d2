import { type ReactNode, useState } from 'react';
import { lazily } from '../../lazily.tsx';
import { gameAtHand, type KeptGame } from '../../storage/games.ts';
import { GameTable } from './game-table.tsx';
import { useSession } from './use-session.ts';
import './game.css';

// Whoever begins a game has it at hand: only one that was left has to be read.
const ReadGame = lazily(async () => (await import('./read-game.tsx')).ReadGame);

/** A running game, kept on this device. */
export function GamePage({ id }: { readonly id: string }): ReactNode {
  const [atHand] = useState(() => gameAtHand(id));
  return atHand ? <RunningGame kept={atHand} /> : <ReadGame id={id} Game={RunningGame} />;
}

function RunningGame({ kept }: { readonly kept: KeptGame }): ReactNode {
  return <GameTable session={useSession(kept)} />;
}
