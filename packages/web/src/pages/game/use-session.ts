import { useEffect, useState } from 'react';
import { computerPlayer } from '../../engine.ts';
import { LocalSession } from '../../session/local-session.ts';
import { settings } from '../../settings.ts';
import { GameKeeper } from '../../storage/game-keeper.ts';
import type { KeptGame } from '../../storage/games.ts';
import { pace } from './pace.ts';

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const sessionOf = (kept: KeptGame): LocalSession =>
  new LocalSession(kept, {
    clock: { now: Date.now, wait },
    random: Math.random,
    computer: computerPlayer(),
    pace,
    keeper: new GameKeeper(kept.id),
    loadReader: async () => (await import('../../storage/kept-game.ts')).readGame,
    confirms: () => settings.value.confirm === 'turn',
  });

/** Runs the game while the page is open. It is stored after every step, so leaving the page loses nothing. */
export function useSession(kept: KeptGame): LocalSession {
  const [session] = useState(() => sessionOf(kept));
  useEffect(() => {
    const unwatch = watchOtherTabs(session);
    session.start();
    return () => {
      unwatch();
      session.stop();
    };
  }, [session]);
  return session;
}

/** Catches up with other tabs, also after the page was hidden or cached. Returns a function that stops it. */
function watchOtherTabs(session: LocalSession): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const catchUp = (): void => void session.catchUp();
  addEventListener('storage', catchUp, { signal });
  addEventListener('pageshow', catchUp, { signal });
  document.addEventListener('visibilitychange', catchUp, { signal });
  addEventListener('beforeunload', (event) => askBeforeLoss(session, event), { signal });
  return () => ending.abort();
}

/** A game that could not be stored is lost with its page. */
function askBeforeLoss({ state }: LocalSession, event: BeforeUnloadEvent): void {
  if (state.value.kept !== 'kept') event.preventDefault();
}
