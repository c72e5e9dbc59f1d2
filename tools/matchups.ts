// npm run matchups -- --out FOLDER [--games 16] [--nodes 200] [--threads 2] [--net FILE] [--seed 1] [--write]
// The computer plays every allowed pair of powers, whoever starts, also without powers. Results are kept in FOLDER, and another call goes on
// from there. --write makes the table that is shipped of them, and plays nothing.
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { openBook, type ResultBook } from './matchups/book.ts';
import { readOrder, type TournamentOrder } from './matchups/order.ts';
import { Progress } from './matchups/progress.ts';
import { type Round, roundsLeft } from './matchups/rounds.ts';
import { writeTable } from './matchups/table-file.ts';
import type { Job, Played } from './matchups/worker.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    games: { type: 'string', default: '16' },
    nodes: { type: 'string', default: '200' },
    threads: { type: 'string', default: '2' },
    net: { type: 'string' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});

const order = readOrder(values);
if (!order.ok) fail(order.error);
const book = openBook(order.value);
if (!book.ok) fail(book.error);
if (values.write) write(book.value);
else await playAll(order.value, book.value);

function write(kept: ResultBook): void {
  const written = writeTable(kept);
  if (!written.ok) fail(written.error);
  console.log(written.value);
}

function fail(message: string): never {
  console.error(`matchups: ${message}`);
  process.exit(2);
}

async function playAll(asked: TournamentOrder, kept: ResultBook): Promise<void> {
  const left = roundsLeft(asked.games, kept);
  const progress = new Progress(left.length);
  const ticker = setInterval(() => progress.show(), 5000);
  const shares = Array.from({ length: asked.threads }, (_, thread) =>
    left.filter((_, i) => i % asked.threads === thread),
  );
  await Promise.all(shares.map((rounds) => played(asked, rounds, kept, progress)));
  clearInterval(ticker);
  progress.show();
}

function played(asked: TournamentOrder, rounds: readonly Round[], kept: ResultBook, progress: Progress): Promise<void> {
  const workerData: Job = { rounds, nodes: asked.nodes, net: asked.net, seed: asked.seed };
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./matchups/worker.ts', import.meta.url), { workerData });
    worker.on('message', (batch: readonly Played[]) => {
      kept.add(batch);
      progress.done += batch.length;
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
