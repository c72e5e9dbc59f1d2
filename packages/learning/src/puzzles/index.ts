export { dailyPuzzle, dayOf } from './daily.ts';
export { GOALS, type Goal, isProvable, PUZZLE_KINDS, type PuzzleKind } from './goal.ts';
export type { Judgement, Question } from './judge.ts';
export {
  DIFFICULTIES,
  type Difficulty,
  difficultyOf,
  type PuzzleEntry,
  type PuzzleFilter,
  PuzzleLibrary,
  WISHED_KINDS,
  type WishedKind,
} from './library.ts';
export { nextPuzzle } from './next-puzzle.ts';
export { type LineFault, type PuzzleText, packPuzzle, unpackPuzzle } from './packing.ts';
export { openPuzzle, type Puzzle } from './puzzle.ts';
export { chanceToSolve, FIRST_RATING, ratedAfter, type SolverRating } from './solver-rating.ts';
export { daysOn, NO_STREAK, type Streak, streakAfter } from './streak.ts';
