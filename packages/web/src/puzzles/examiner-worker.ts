// Proves turns in a worker, so that the page stays responsive.
import { pagePort, serveWorker } from '@oia/engine';
import { judge, winningLine } from '@oia/learning/solver';
import type { ExaminerRequest } from './examiner.ts';

serveWorker(pagePort, ({ kind, question }: ExaminerRequest) =>
  kind === 'line' ? winningLine(question) : judge(question),
);
