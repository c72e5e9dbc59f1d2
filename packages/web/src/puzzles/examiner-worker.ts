// Proves turns in a worker, so that the page stays responsive.
import { pagePort, serveWorker, type Task } from '@oia/engine';
import { judge, winningLine } from '@oia/learning/solver';
import type { ExaminerRequest } from './examiner.ts';

serveWorker(pagePort, ({ kind, question }: ExaminerRequest, { beat }: Task<never>) =>
  kind === 'line' ? winningLine(question, beat) : judge(question, beat),
);
