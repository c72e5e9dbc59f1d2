import { useEffect, useState } from 'react';
import { LazyModule } from '../base/lazy-module.ts';
import { atSpeed, settings } from '../common/settings.ts';
import { GameSession } from '../session/game-session.ts';
import { LocalTable } from '../session/local-table.ts';
import { GameKeeper } from '../storage/game-keeper.ts';
import type { KeptGame } from '../storage/games.ts';
import { computerPlayer } from '../workers/engine.ts';

const GAME_READER = new LazyModule(() => import('../storage/kept-game.lazy.ts'));

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
export function useSession(kept: KeptGame): GameSession {
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
  // It does not reject: a game that cannot be read is shown as behind.
  const catchUp = (): void => void table.catchUp();
  addEventListener('storage', catchUp, { signal });
  addEventListener('pageshow', catchUp, { signal });
  document.addEventListener('visibilitychange', catchUp, { signal });
  addEventListener('beforeunload', (event) => askBeforeLoss(table, event), { signal });
  return () => ending.abort();
}

/** A game that could not be saved is lost with its page. */
function askBeforeLoss({ state }: LocalTable, event: BeforeUnloadEvent): void {
  if (state.value.kept !== 'kept') event.preventDefault();
}
