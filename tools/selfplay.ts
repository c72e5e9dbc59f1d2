// npm run selfplay -- --out FOLDER [--minutes 60] [--threads 2] [--nodes 400] [--net FILE] [--seed 1]
// The computer plays against itself; positions, scores and results go to FOLDER. Called again with the same seed it goes on.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Job } from './selfplay/worker.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    minutes: { type: 'string', default: '60' },
    threads: { type: 'string', default: '2' },
    nodes: { type: 'string', default: '400' },
    net: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const { out, net } = values;
const [minutes, threads, nodes, seed] = [values.minutes, values.threads, values.nodes, values.seed].map(Number) as [
  number,
  number,
  number,
  number,
];
if (out === undefined || ![minutes, threads, nodes].every((value) => value > 0) || !Number.isInteger(seed)) {
  console.error(
    'selfplay: --out names a folder; --minutes, --threads and --nodes take positive numbers, --seed a whole one',
  );
  process.exit(2);
}
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
    file: join(out as string, `${seed}-${thread}.samples`),
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
