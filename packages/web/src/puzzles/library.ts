import { PuzzleLibrary } from '@oia/learning/puzzles';
import { LazyModule } from '../lazy-module.ts';

/** All puzzles, in a chunk of their own. */
export const library = new LazyModule(
  async () => new PuzzleLibrary((await import('@oia/learning/puzzle-data')).PUZZLE_LINES),
);
