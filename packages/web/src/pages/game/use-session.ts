import { useEffect, useState } from 'react';
import { appearance } from '../../appearance.ts';
import { thinker } from '../../engine.ts';
import { Session } from '../../session/session.ts';
import { settings } from '../../settings.ts';
import { keptGame, type Unreadable } from '../../storage/games.ts';

/** Milliseconds between two steps of a computer at normal speed: long enough to be seen. */
const PACE = 750;
const BUDGET = 1000;

const pace = (): number => (appearance.value.motion ? PACE / settings.value.speed : 0);

function open(id: string): Session | Unreadable {
  const kept = keptGame(id);
  if (typeof kept === 'string') return kept;
  return new Session(kept, {
    thinker: thinker(),
    pace,
    confirms: () => settings.value.confirm === 'turn',
    budget: BUDGET,
    random: Math.random,
  });
}

/** The game that is kept under this id; it is kept again at every step, so leaving the page loses nothing. */
export function useSession(id: string): Session | Unreadable {
  const [session] = useState(() => open(id));
  useEffect(() => {
    if (typeof session === 'string') return undefined;
    session.start();
    return () => session.stop();
  }, [session]);
  return session;
}
