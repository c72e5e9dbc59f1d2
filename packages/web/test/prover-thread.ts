import { serveWorker } from '@oia/engine';
import { nodePort } from '@oia/engine/node';
import { judge, winningLine } from '@oia/learning/solver';
import type { ExaminerRequest } from '../src/puzzles/examiner.ts';

// What `examiner-worker.ts` does, in a thread of Node.
serveWorker(nodePort, ({ kind, question }: ExaminerRequest) =>
  kind === 'line' ? winningLine(question) : judge(question),
);
