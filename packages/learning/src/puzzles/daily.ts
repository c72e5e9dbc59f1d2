import type { PuzzleEntry, PuzzleLibrary } from './library.ts';

/** Days since the beginning of 1970, of a date as it is where somebody is. */
export const dayOf = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);

/** The daily puzzle is neither for beginners only nor for experts only. */
const EASIEST = 1000;
const HARDEST = 1700;
/** Prime, so that neighbouring days have nothing to do with each other and no puzzle comes twice for years. */
const STRIDE = 7919;

/** The puzzle of a day: the same for everybody with this library. */
export function dailyPuzzle({ entries }: PuzzleLibrary, day: number): PuzzleEntry | undefined {
  const fitting = entries.filter(({ rating, kind }) => kind !== 'win1' && rating >= EASIEST && rating <= HARDEST);
  const all = fitting.length > 0 ? fitting : entries;
  return all[(day * STRIDE) % all.length];
}
