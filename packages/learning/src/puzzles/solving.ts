// What proves puzzles: it lists turns, and no page needs it outside of a worker.
export { type Judgement, judge, type Question, winningLine } from './judge.ts';
export { Prover, type Verdict } from './prover.ts';
export { type Solution, Solver, type Turn } from './solver.ts';
