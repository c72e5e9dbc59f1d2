import { type ReactNode, useEffect, useState } from 'react';
import { lazyComponent } from '../base/lazy-component.tsx';
import { LazyModule } from '../base/lazy-module.ts';
import { atSpeed, settings } from '../common/settings.ts';
import { GameSession } from '../session/game-session.ts';
import { LocalTable } from '../session/local-table.ts';
import { GameKeeper } from '../storage/game-keeper.ts';
import { cachedGame, type KeptGame } from '../storage/games.ts';
import { computerPlayer } from '../workers/engine.ts';
import { GameTable } from './game-table.tsx';
import { markStarted } from './reveal/lazy-reveal.tsx';

// The page of a room shows its game in the same table: one chunk for both pages.
export { GameTable, markStarted };

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

// Needed only for a game that another tab has continued.
const GAME_READER = new LazyModule(() => import('./read-game.lazy.tsx'));

/** Between two steps of computers or chance at normal speed: long enough to see each step. */
const AUTO_STEP_MS = 750;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const tableOf = (kept: KeptGame): LocalTable =>
  new LocalTable(kept, {
    clock: { now: Date.now, wait },
    random: Math.random,
    computer: computerPlayer(),
    pace: () => atSpeed(AUTO_STEP_MS),
    keeper: new GameKeeper(kept.id),
    loadReader: async () => (await GAME_READER.load()).readGame,
  });

/** Runs the game while the page is open. It is saved after every step, so leaving the page loses nothing. */
function useSession(kept: KeptGame): GameSession {
  const [table] = useState(() => tableOf(kept));
  const [session] = useState(() => new GameSession(table, () => settings.value.confirm === 'turn'));
  useEffect(() => {
    const unwatch = watchOtherTabs(table);
    table.start();
    return () => {
      unwatch();
      table.stop();
    };
  }, [table]);
  return session;
}

/** Catches up with other tabs, also after the page was hidden or cached. Returns a function that stops it. */
function watchOtherTabs(table: LocalTable): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // Never rejects: a game that cannot be read is shown as behind.
  const catchUp = (): void => void table.catchUp();
  addEventListener('storage', catchUp, { signal });
  addEventListener('pageshow', catchUp, { signal });
  document.addEventListener('visibilitychange', catchUp, { signal });
  addEventListener('beforeunload', (event) => askBeforeLoss(table, event), { signal });
  return () => ending.abort();
}

/** Asks before the page is closed if the game could not be saved. */
function askBeforeLoss({ state }: LocalTable, event: BeforeUnloadEvent): void {
  if (state.value.kept !== 'kept') event.preventDefault();
}
