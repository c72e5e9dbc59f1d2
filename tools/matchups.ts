// The computer plays every allowed pair of powers, with either side starting, also without powers. Results go to FOLDER, and another call continues
// from there. --write makes the shipped table from them, and plays nothing.
import { Worker } from 'node:worker_threads';
import { openBook, type ResultBook } from './matchups/book.ts';
import { readOrder, type TournamentOrder } from './matchups/order.ts';
import { Progress } from './matchups/progress.ts';
import { GAMES_A_ROUND, type Round, roundsLeft } from './matchups/rounds.ts';
import { writeTable } from './matchups/table-file.ts';
import type { Job, Played } from './matchups/worker.ts';
import { flag, readOptions, refuse, required, seedOption, text, whole } from './options.ts';

const { write: isWriting, ...values } = readOptions(
  'matchups',
  'plays every allowed pair of powers, with either side starting',
  {
    out: required(text('FOLDER', 'for the results, outside the repository; a second call goes on')),
    games: whole(`games for each pair, a multiple of ${GAMES_A_ROUND}`, 16),
    nodes: whole('nodes for a turn', 200),
    threads: whole('threads to use', 2),
    net: text('FILE', 'another net than the shipped one'),
    seed: seedOption(),
    write: flag('makes the shipped table of the results, and plays nothing'),
  },
);

const order = readOrder(values);
if (!order.ok) fail(order.error);
const book = openBook(order.value);
if (!book.ok) fail(book.error);
if (isWriting) write(book.value);
else await playAll(order.value, book.value);

function write(kept: ResultBook): void {
  const written = writeTable(kept);
  if (!written.ok) fail(written.error);
  console.log(written.value);
}

function fail(message: string): never {
  return refuse('matchups', message);
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
