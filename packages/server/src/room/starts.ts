import type { Result } from '@oia/rules';
import { freshStartOf, type StartingPoint, type TableSetup, withSeats } from '@oia/table';

/** Match-ups whose beginning is remembered. */
const REMEMBERED = 500;

const starts = new Map<string, StartingPoint>();

/**
 * As `freshStartOf`, but rooms with the same match-up share their beginning: a game never changes, and most of what one needs in memory is
 * what its match-up needs, not what was played.
 */
export function sharedStartOf(setup: TableSetup): Result<StartingPoint> {
  const { seats, way } = setup;
  if (way.kind === 'draft') return freshStartOf(setup);
  const key = JSON.stringify(way);
  const known = starts.get(key);
  if (known?.game) return withSeats(seats, known.game);
  const start = freshStartOf(setup);
  if (start.ok) remember(key, start.value);
  return start;
}

function remember(key: string, start: StartingPoint): void {
  starts.set(key, start);
  const [oldest] = starts.keys();
  if (starts.size > REMEMBERED && oldest !== undefined) starts.delete(oldest);
}
