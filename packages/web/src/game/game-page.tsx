import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../base/lazy-component.tsx';
import { cachedGame, type KeptGame } from '../storage/games.ts';
import { GameTable } from './game-table.tsx';
import { markStarted } from './reveal/fresh-games.ts';
import { useSession } from './use-session.ts';

// A game that was just started is cached; only a stored one has to be parsed.
const ReadGame = lazyComponent(async () => (await import('./read-game.lazy.tsx')).ReadGame);

/** A running game of this device. */
export function GamePage({ id }: { readonly id: string }): ReactNode {
  const [cached] = useState(() => startedGame(id));
  return cached ? <RunningGame kept={cached} /> : <ReadGame id={id} Game={RunningGame} />;
}

/** A game that was started on this page; its match-up may be revealed. */
function startedGame(id: string): KeptGame | undefined {
  const cached = cachedGame(id);
  if (cached) markStarted(id);
  return cached;
}

function RunningGame({ kept }: { readonly kept: KeptGame }): ReactNode {
  return <GameTable session={useSession(kept)} />;
}
