import type { GameEvent, Square } from '@oia/rules';

/** Squares where something happened. */
export const eventSquares = (events: readonly GameEvent[]): Square[] => [...new Set(events.flatMap(squaresOf))];

function squaresOf(event: GameEvent): readonly Square[] {
  if ('from' in event) return [event.from, event.to];
  if ('at' in event) return [event.at];
  if ('workers' in event) return event.workers;
  return 'squares' in event ? (event.squares ?? []) : [];
}
