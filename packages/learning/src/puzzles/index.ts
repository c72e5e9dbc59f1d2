export { GOALS, type Goal, isProvable, PUZZLE_KINDS, type PuzzleKind } from './goal.ts';
export { type LineFault, type PuzzleText, packPuzzle, unpackPuzzle } from './packing.ts';
export { openPuzzle, type Puzzle } from './puzzle.ts';
