import { serveWorker, type Task } from '@oia/engine';
import { nodePort } from '@oia/engine/node';
import { judge, winningLine } from '@oia/learning/solver';
import type { ExaminerRequest } from '../src/puzzles/examiner.ts';

// Runs the work of `examiner-worker.ts` in a Node thread.
serveWorker(nodePort, ({ kind, question }: ExaminerRequest, { beat }: Task<never>) =>
  kind === 'line' ? winningLine(question, beat) : judge(question, beat),
);
