import { type ReactNode, useState } from 'react';
import { Late } from '../../late.ts';
import { gameAtHand, type KeptGame } from '../../storage/games.ts';
import { GameTable } from './game-table.tsx';
import { UnreadableGame } from './unreadable-game.tsx';
import { useSession } from './use-session.ts';
import './game.css';

// Whoever begins a game has it at hand: only one that was left has to be read.
const READER = new Late(() => import('../../storage/kept-game.ts'));

/** A running game, kept on this device. */
export function GamePage({ id }: { readonly id: string }): ReactNode {
  const [atHand] = useState(() => gameAtHand(id));
  return atHand ? <RunningGame kept={atHand} /> : <ReadGame id={id} />;
}

function ReadGame({ id }: { readonly id: string }): ReactNode {
  const { keptGame } = READER.useLoaded();
  const [kept] = useState(() => keptGame(id));
  return typeof kept === 'string' ? <UnreadableGame why={kept} /> : <RunningGame kept={kept} />;
}

function RunningGame({ kept }: { readonly kept: KeptGame }): ReactNode {
  return <GameTable session={useSession(kept)} />;
}
