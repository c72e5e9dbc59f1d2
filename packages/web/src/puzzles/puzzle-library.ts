import { DIFFICULTIES, type PuzzleFilter, PuzzleLibrary, WISHED_KINDS } from '@oia/learning/puzzles';
import { NO_POWER, powerById } from '@oia/rules';
import { LazyModule } from '../base/lazy-module.ts';
import { Store } from '../base/store.ts';
import { device } from '../storage/device.ts';
import { PUZZLE_FILTER, readItem } from '../storage/keys.ts';

/** All puzzles, in a chunk of their own. */
export const library = new LazyModule(
  async () => new PuzzleLibrary((await import('@oia/learning/puzzle-data')).PUZZLE_LINES),
);

export const hasPuzzles = (puzzles: PuzzleLibrary, power: string): boolean => puzzles.powers.has(power);

/** The filter for puzzles that was chosen last on this device. */
export const puzzleFilter = new Store<PuzzleFilter>(knownFilter(readItem(PUZZLE_FILTER)));

export function changePuzzleFilter(change: Partial<PuzzleFilter>): void {
  puzzleFilter.update((now) => ({ ...now, ...change }));
  const { kind = '', difficulty = '', power = '' } = puzzleFilter.value;
  device.write(PUZZLE_FILTER.key, [kind, difficulty, power].join(' '));
}

/** Three words, each of which may be missing or unknown. */
export function knownFilter([kind, difficulty, power = '']: readonly string[]): PuzzleFilter {
  return {
    kind: WISHED_KINDS.find((one) => one === kind),
    difficulty: DIFFICULTIES.find((one) => one === difficulty),
    power: power === NO_POWER || powerById(power) ? power : undefined,
  };
}
