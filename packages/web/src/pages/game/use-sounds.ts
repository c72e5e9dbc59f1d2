import { type Game, plainStep } from '@oia/rules';
import { useEffect, useRef } from 'react';
import type { SessionState } from '../../session/state.ts';
import { play, type Sound } from '../../sounds.ts';

/** A new step is heard. Secret ones sound like any other. */
export function useSounds({ game }: SessionState): void {
  const heard = useRef(game?.moments.length ?? 0);
  useEffect(() => {
    const length = game?.moments.length ?? 0;
    if (game && length > heard.current) play(soundOf(game));
    heard.current = length;
  }, [game]);
}

function soundOf(game: Game): Sound {
  if (game.outcome) return 'win';
  const step = plainStep(game.moments.at(-1)?.step ?? 0);
  if (step.kind !== 'build') return 'step';
  return step.dome ? 'dome' : 'build';
}
