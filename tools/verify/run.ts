import { Worker } from 'node:worker_threads';
import { type Check, runBatch } from './check.ts';
import { games } from './games.ts';
import { Progress } from './progress.ts';
import { searches } from './searches.ts';
import type { Tally } from './tally.ts';
import { winTests } from './win-tests.ts';
import { wins } from './wins.ts';
import type { Job } from './worker.ts';

/** By the name of the option that asks for them. */
export const CHECKS = {
  'win-test': winTests,
  search: searches,
  wins,
  games,
} as const satisfies Record<string, Check>;

export type CheckName = keyof typeof CHECKS;

export interface RunOptions {
  readonly name: CheckName;
  readonly cases: number;
  readonly seed: number;
  readonly threads: number;
  /** The file for the progress. */
  readonly file: string | undefined;
}

const PROGRESS_INTERVAL_MS = 10_000;

/** Verifies that many cases on worker threads, each given one batch after another. */
export async function runCheck({ name, cases, seed, threads, file }: RunOptions): Promise<Tally> {
  const { title, size } = CHECKS[name];
  const progress = new Progress(file, `${name}, seed ${seed}`);
  const batches = Math.ceil(cases / size);
  const waiting = Array.from({ length: batches }, (_, i) => i).filter((batch) => !progress.done.has(batch));
  const begun = Date.now();
  const show = (): void => console.log(lineOf(progress, batches, (Date.now() - begun) / 1000));
  console.log(
    `${title}: ${cases} cases, seed ${seed}${progress.done.size > 0 ? `, ${progress.done.size} batches are done` : ''}`,
  );
  const ticker = setInterval(show, PROGRESS_INTERVAL_MS);
  await Promise.all(Array.from({ length: threads }, () => work({ name, seed }, waiting, progress)));
  clearInterval(ticker);
  show();
  return progress.tally;
}

/** One batch alone, in this thread: to look at a failure again. */
export const replay = (name: CheckName, seed: number, batch: number): Tally => runBatch(CHECKS[name], seed, batch);

function work(job: Job, waiting: number[], progress: Progress): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
  return new Promise((resolve, reject) => {
    let batch = waiting.shift();
    const next = (): void => {
      if (batch !== undefined) return worker.postMessage(batch);
      // Not awaited: ending a thread does not reject.
      void worker.terminate();
      resolve();
    };
    worker.on('message', (part: Tally) => {
      for (const failure of part.failures) console.log(`\nFAILED --seed ${job.seed} --batch ${batch}: ${failure}`);
      progress.add(batch as number, part);
      batch = waiting.shift();
      next();
    });
    worker.on('error', reject);
    next();
  });
}

function lineOf({ done, tally }: Progress, batches: number, seconds: number): string {
  const share = done.size / Math.max(1, batches);
  const bar = '#'.repeat(Math.round(share * 30)).padEnd(30, '.');
  return `[${bar}] ${tally.cases} cases, ${tally.failures.length} failed, ${Math.round(seconds)} s`;
}
