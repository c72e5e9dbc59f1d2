// Proves puzzles by listing turns. Pages use it only inside a worker.
export { type Judgement, judge, type Question, winningLine } from './judge.ts';
export { Prover, type Verdict } from './prover.ts';
export { type Solution, Solver, type Turn } from './solver.ts';
