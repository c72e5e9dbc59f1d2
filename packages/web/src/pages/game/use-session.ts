import { useEffect, useState } from 'react';
import { thinker } from '../../engine.ts';
import { Session } from '../../session/session.ts';
import { settings } from '../../settings.ts';
import type { KeptGame } from '../../storage/games.ts';
import { pace } from './pace.ts';

const BUDGET = 1000;

const sessionOf = (kept: KeptGame): Session =>
  new Session(kept, {
    thinker: thinker(),
    pace,
    confirms: () => settings.value.confirm === 'turn',
    budget: BUDGET,
    random: Math.random,
  });

/** The game goes on; it is kept again at every step, so leaving the page loses nothing. */
export function useSession(kept: KeptGame): Session {
  const [session] = useState(() => sessionOf(kept));
  useEffect(() => {
    session.start();
    return () => session.stop();
  }, [session]);
  return session;
}
