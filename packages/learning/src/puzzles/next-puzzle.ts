import { pickOne, type Random } from '@oia/rules';
import type { PuzzleEntry, PuzzleFilter, PuzzleLibrary } from './library.ts';

/** One of so many whose rating is closest. */
const CLOSEST = 12;

/** A puzzle that fits the wish and the solver and was not tried yet; if all were, any that fits. undefined: none fits. */
export function nextPuzzle(
  library: PuzzleLibrary,
  wish: PuzzleFilter,
  rating: number,
  wasTried: (id: string) => boolean,
  random: Random,
): PuzzleEntry | undefined {
  const fitting = library.matching(wish);
  const fresh = fitting.filter(({ id }) => !wasTried(id));
  const pool = fresh.length > 0 ? fresh : fitting;
  const distance = (entry: PuzzleEntry): number => Math.abs(entry.rating - rating);
  const closest = pool.toSorted((a, b) => distance(a) - distance(b)).slice(0, CLOSEST);
  return closest.length === 0 ? undefined : pickOne(random, closest);
}
