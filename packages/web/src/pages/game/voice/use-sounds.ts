import type { GameEvent } from '@oia/rules';
import { useEffect, useRef } from 'react';
import type { SessionState } from '../../../session/state.ts';
import { play, type Sound } from '../../../sounds.ts';

/** Plays a sound for each new step. Secret steps sound like all others. */
export function useSounds({ game }: SessionState): void {
  const heard = useRef(game?.moments.length ?? 0);
  useEffect(() => {
    const length = game?.moments.length ?? 0;
    const last = game?.moments.at(-1);
    if (last && length > heard.current) play(soundOf(last.events));
    heard.current = length;
  }, [game]);
}

export function soundOf(events: readonly GameEvent[]): Sound {
  if (events.some(({ kind }) => kind === 'ended')) return 'win';
  const built = events.find((event) => event.kind === 'built');
  if (!built) return 'step';
  return built.dome ? 'dome' : 'build';
}
