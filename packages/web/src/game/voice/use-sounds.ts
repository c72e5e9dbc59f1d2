import { useEffect, useRef } from 'react';
import type { SessionState } from '../../session/state.ts';
import { play, soundOf } from '../../sounds/sounds.ts';

/** Plays a sound for each new step. Secret steps sound like all others. */
export function useSounds({ game }: SessionState): void {
  const heard = useRef(game?.moments.length ?? 0);
  useEffect(() => {
    const length = game?.moments.length ?? 0;
    const last = game?.moments.at(-1);
    // It catches its own failures: everything works without it.
    if (last && length > heard.current) void play(soundOf(last.events, game?.match.secrets ?? false));
    heard.current = length;
  }, [game]);
}
