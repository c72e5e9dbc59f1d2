import { useEffect, useState } from 'react';
import { appearance } from '../../appearance.ts';
import { computerPlayer } from '../../engine.ts';
import { Session } from '../../session/session.ts';
import { settings } from '../../settings.ts';
import { GameKeeper } from '../../storage/game-keeper.ts';
import { keptGame, type Unreadable } from '../../storage/games.ts';

/** Milliseconds between two steps of a computer at normal speed: long enough to be seen. */
const PACE = 750;

const pace = (): number => (appearance.value.motion ? PACE / settings.value.speed : 0);

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

function open(id: string): Session | Unreadable {
  const kept = keptGame(id);
  if (typeof kept === 'string') return kept;
  return new Session(kept, {
    clock: { now: Date.now, wait },
    random: Math.random,
    computer: computerPlayer(),
    pace,
    keeper: new GameKeeper(id),
    confirms: () => settings.value.confirm === 'turn',
  });
}

/** The game that is kept under this id; it is kept again at every step, so leaving the page loses nothing. */
export function useSession(id: string): Session | Unreadable {
  const [session] = useState(() => open(id));
  useEffect(() => {
    if (typeof session === 'string') return undefined;
    const leave = watchOtherTabs(session);
    session.start();
    return () => {
      leave();
      session.stop();
    };
  }, [session]);
  return session;
}

/** A page that was hidden or put aside may have missed what another tab has stored. Returns how to leave. */
function watchOtherTabs(session: Session): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const catchUp = (): void => session.catchUp();
  addEventListener('storage', catchUp, { signal });
  addEventListener('pageshow', catchUp, { signal });
  document.addEventListener('visibilitychange', catchUp, { signal });
  addEventListener('beforeunload', (event) => askBeforeLoss(session, event), { signal });
  return () => ending.abort();
}

/** A game that is not kept is gone with its page. */
function askBeforeLoss({ state }: Session, event: BeforeUnloadEvent): void {
  if (state.value.kept !== 'kept') event.preventDefault();
}
