// The computer plays against itself; positions, scores and results go to FOLDER. Called again with the same seed it goes on.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { amount, readOptions, required, seedOption, text, whole } from './options.ts';
import type { Job } from './selfplay/worker.ts';

const { out, minutes, threads, nodes, net, seed } = readOptions(
  'selfplay',
  'plays against itself and keeps positions, scores and results; a second call with the same seed goes on',
  {
    out: required(text('FOLDER', 'for the samples')),
    minutes: amount('how long', 60),
    threads: whole('threads to use', 2),
    nodes: whole('nodes for a turn', 4000),
    net: text('FILE', 'a net; the evaluation by hand if left out'),
    seed: seedOption(),
  },
);
mkdirSync(out, { recursive: true });

/** Games played before, by thread. */
const progressFile = join(out, `progress-${seed}.json`);
const done: number[] = existsSync(progressFile) ? JSON.parse(readFileSync(progressFile, 'utf8')) : [];
const until = Date.now() + minutes * 60_000;
const begun = Date.now();
let positions = 0;
let games = 0;

const ticker = setInterval(showProgress, 5000);
await Promise.all(Array.from({ length: threads }, (_, thread) => played(thread)));
clearInterval(ticker);
showProgress();

function played(thread: number): Promise<void> {
  const workerData: Job = {
    file: join(out, `${seed}-${thread}.samples`),
    seed: seed * 64 + thread,
    done: done[thread] ?? 0,
    until,
    nodes,
    net,
  };
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./selfplay/worker.ts', import.meta.url), { workerData });
    worker.on('message', (batch: { games: number; positions: number }) => {
      games += batch.games;
      positions += batch.positions;
      done[thread] = (done[thread] ?? 0) + batch.games;
      writeFileSync(progressFile, JSON.stringify(done));
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}

function showProgress(): void {
  const share = Math.min(1, (Date.now() - begun) / (minutes * 60_000));
  const bar = '#'.repeat(Math.round(share * 30)).padEnd(30, '.');
  const rate = Math.round(positions / ((Date.now() - begun) / 1000));
  console.log(`[${bar}] ${games} games, ${positions} positions, ${rate} a second`);
}
