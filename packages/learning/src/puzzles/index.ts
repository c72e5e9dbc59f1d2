export { type LineFault, packPuzzle, unpackPuzzle } from './codec/packing.ts';
export type { Judgement, Question } from './judge.ts';
export {
  DIFFICULTIES,
  type Difficulty,
  dailyPuzzle,
  dayOf,
  difficultyOf,
  nextPuzzle,
  type PuzzleEntry,
  type PuzzleFilter,
  PuzzleLibrary,
  WISHED_KINDS,
  type WishedKind,
} from './library.ts';
export {
  chanceToSolve,
  daysOn,
  FIRST_RATING,
  NO_STREAK,
  ratedAfter,
  type SolverRating,
  type Streak,
  streakAfter,
} from './progress.ts';
export {
  GOALS,
  isProvable,
  openPuzzle,
  PUZZLE_KINDS,
  type Puzzle,
  type PuzzleGoal,
  type PuzzleKind,
  type PuzzleText,
} from './puzzle.ts';
