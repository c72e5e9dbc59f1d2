import { PuzzleLibrary } from '@oia/learning/puzzles';
import { LazyModule } from '../base/lazy-module.ts';

/** All puzzles, in a chunk of their own. */
export const library = new LazyModule(
  async () => new PuzzleLibrary((await import('@oia/learning/puzzle-data')).PUZZLE_LINES),
);

export const hasPuzzles = (puzzles: PuzzleLibrary, power: string): boolean => puzzles.powers.has(power);
