import type { GameEvent } from '@oia/rules';
import type { Sound } from './recipes.ts';

/** What a step sounds like: the end of the game, a piece, a climb, else a step. In a game with secrets a climb must not be heard. */
export function soundOf(events: readonly GameEvent[], hasSecrets: boolean): Sound {
  if (events.some(({ kind }) => kind === 'ended')) return 'win';
  const built = events.find((event) => event.kind === 'built');
  if (built) return built.dome ? 'dome' : 'build';
  const climbs = events.some((event) => event.kind === 'moved' && event.rise > 0);
  return climbs && !hasSecrets ? 'climb' : 'step';
}
