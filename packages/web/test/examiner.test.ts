import { WorkerFailed } from '@oia/engine';
import { nodeWorker } from '@oia/engine/node';
import { expect, test } from 'vitest';
import { type ExaminerMessage, WorkerExaminer } from '../src/puzzles/examiner.ts';

const MISSING = new URL('./no-such-thread.ts', import.meta.url);
const SILENT = new URL('../../engine/test/silent-thread.ts', import.meta.url);
const PROVER = new URL('./prover-thread.ts', import.meta.url);
/** A wins by climbing from b2 to b3. */
const WIN = {
  position: '00000/00000/03000/02000/00000 A none:fb2,me5 none:fa5,me1',
  side: 0,
  aim: 'win',
  turns: 1,
} as const;

const examinerOf = (...scripts: URL[]): WorkerExaminer =>
  new WorkerExaminer(() => nodeWorker<ExaminerMessage>(scripts.shift() ?? PROVER));

test('a worker whose script fails to load once is replaced', async () => {
  const examiner = examinerOf(MISSING);
  expect(await examiner.winningLine(WIN)).toHaveLength(1);
  examiner.close();
});

test('if the worker and its replacement fail, the question is rejected, and the next one is answered', async () => {
  const examiner = examinerOf(MISSING, MISSING);
  await expect(examiner.judge(WIN)).rejects.toThrow(WorkerFailed);
  expect(await examiner.winningLine(WIN)).toHaveLength(1);
  examiner.close();
});

test('a worker that falls silent is replaced', async () => {
  const scripts = [SILENT];
  const examiner = new WorkerExaminer(() => nodeWorker<ExaminerMessage>(scripts.shift() ?? PROVER), 2_000);
  expect(await examiner.winningLine(WIN)).toHaveLength(1);
  expect(scripts).toHaveLength(0);
  examiner.close();
});
