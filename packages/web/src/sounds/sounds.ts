import type { GameEvent } from '@oia/rules';
import { LazyModule } from '../base/lazy-module.ts';
import { settings } from '../common/settings.ts';
import type { Sound } from './recipes.ts';

// Most people play without sounds.
const INSTRUMENT = new LazyModule(() => import('./instrument.lazy.ts'));

/** Plays a sound if sounds are on and the user has touched the page, as browsers require. */
export async function play(sound: Sound): Promise<void> {
  if (!settings.value.sound || navigator.userActivation?.hasBeenActive === false) return;
  try {
    (await INSTRUMENT.load()).playNow(sound);
  } catch {
    // Not loaded, or no audio in this browser: a game is complete without sounds.
  }
}

/** The sound of a step: the end of the game, a piece, a climb, otherwise a footstep. In a game with secrets a climb must not be heard. */
export function soundOf(events: readonly GameEvent[], hasSecrets: boolean): Sound {
  if (events.some(({ kind }) => kind === 'ended')) return 'win';
  const built = events.find((event) => event.kind === 'built');
  if (built) return built.dome ? 'dome' : 'build';
  const climbs = events.some((event) => event.kind === 'moved' && event.rise > 0);
  return climbs && !hasSecrets ? 'climb' : 'step';
}
