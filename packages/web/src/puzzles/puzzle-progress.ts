import {
  daysOn,
  FIRST_RATING,
  NO_STREAK,
  type PuzzleEntry,
  ratedAfter,
  type SolverRating,
  type Streak,
  streakAfter,
} from '@oia/learning/puzzles';
import { Store } from '../base/store.ts';
import { device, type Kept } from '../storage/device.ts';
import { PUZZLES, readItem } from '../storage/keys.ts';

/** The progress with puzzles on this device. */
export interface PuzzleProgress {
  readonly solver: SolverRating;
  readonly streak: Streak;
  /** By id: solved at the first try, or not. Only that try counts. */
  readonly tried: ReadonlyMap<string, boolean>;
}

const PATTERN =
  /^1 (?<rating>\d{1,5}) (?<count>\d{1,7})\|(?<last>\d{1,7}) (?<days>\d{1,6}) (?<best>\d{1,6})\|(?<tries>[\w+ -]*)$/;
const NO_PROGRESS: PuzzleProgress = { solver: FIRST_RATING, streak: NO_STREAK, tried: new Map() };

export const puzzleProgress = new Store<PuzzleProgress>(readProgress(readItem(PUZZLES)));

/** Whether the progress outlives the page. */
export const progressKept = (): Kept => device.howKept(PUZZLES.key);

/** Only the first try at a puzzle changes the rating. */
export function recordTry(entry: PuzzleEntry, isSolved: boolean): void {
  const { solver, tried, streak } = puzzleProgress.value;
  if (tried.has(entry.id)) return;
  keep({ solver: ratedAfter(solver, entry.rating, isSolved), tried: new Map(tried).set(entry.id, isSolved), streak });
}

export function recordDaily(day: number): void {
  keep({ ...puzzleProgress.value, streak: streakAfter(puzzleProgress.value.streak, day) });
}

export const streakOn = (day: number): number => daysOn(puzzleProgress.value.streak, day);

function keep(next: PuzzleProgress): void {
  puzzleProgress.set(next);
  device.write(PUZZLES.key, progressText(next));
}

/** `1 rating count | last days best | id+ id- …` */
export function progressText({ solver, streak, tried }: PuzzleProgress): string {
  const tries = [...tried].map(([id, isSolved]) => `${id}${isSolved ? '+' : '-'}`);
  return [`1 ${solver.rating} ${solver.count}`, `${streak.last} ${streak.days} ${streak.best}`, tries.join(' ')].join(
    '|',
  );
}

/** Text of another version counts as no progress. */
export function readProgress(text = ''): PuzzleProgress {
  const fields = PATTERN.exec(text)?.groups;
  if (!fields) return NO_PROGRESS;
  const number = (name: string): number => Number(fields[name]);
  const tries = (fields.tries ?? '').split(' ').filter((word) => /^\w+[+-]$/.test(word));
  return {
    solver: { rating: number('rating'), count: number('count') },
    streak: { last: number('last'), days: number('days'), best: number('best') },
    tried: new Map(tries.map((word) => [word.slice(0, -1), word.endsWith('+')])),
  };
}
