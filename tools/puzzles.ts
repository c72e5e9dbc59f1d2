// The computer plays quick games, and each position is searched for exactly one turn that wins or saves the game, proved by examining
// everything. Finds go to FOLDER, and another call continues from there. --pack makes the shipped file from them, and plays nothing;
// --small does so even if there are few.
import { Worker } from 'node:worker_threads';
import { flag, readOptions, refuse, required, text, texts, whole } from './options.ts';
import { type FindBook, openBook } from './puzzles/book.ts';
import { type MiningOrder, readOrder } from './puzzles/order.ts';
import { writePuzzles } from './puzzles/shipped-file.ts';
import type { Report, Shift } from './puzzles/worker.ts';

const values = readOptions('puzzles', 'mines quick games of the computer for positions with exactly one right turn', {
  out: required(text('FOLDER', 'for the finds, outside the repository; a second call goes on')),
  games: whole('games to play', 2000),
  nodes: whole('nodes for a turn', 1200),
  threads: whole('threads to use', 2),
  power: texts('ID', 'only games with one of these powers'),
  net: text('FILE', 'another net than the shipped one'),
  pack: flag('makes the shipped file from the finds, and plays nothing'),
  small: flag('with --pack: even if there are few'),
});

const order = readOrder(values);
if (!order.ok) fail(order.error);
const book = openBook(order.value);
if (!book.ok) fail(book.error);
if (values.pack) pack(book.value);
else await mineAll(order.value, book.value);

function pack({ finds }: FindBook): void {
  const written = writePuzzles(finds, values.small);
  if (!written.ok) fail(written.error);
  console.log(written.value);
}

function fail(message: string): never {
  return refuse('puzzles', message);
}

async function mineAll(asked: MiningOrder, kept: FindBook): Promise<void> {
  const all = Array.from({ length: asked.games }, (_, job) => job).filter((job) => !kept.has(job));
  const show = (): void => console.log(`${kept.games} of ${asked.games} games, ${kept.finds.length} puzzles found`);
  const ticker = setInterval(show, 10_000);
  const shares = Array.from({ length: asked.threads }, (_, thread) =>
    all.filter((_, i) => i % asked.threads === thread),
  );
  await Promise.all(shares.map((jobs) => mined(asked, jobs, kept)));
  clearInterval(ticker);
  show();
}

function mined({ powers, nodes, net }: MiningOrder, jobs: readonly number[], kept: FindBook): Promise<void> {
  const workerData: Shift = { jobs, powers, nodes, net };
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./puzzles/worker.ts', import.meta.url), { workerData });
    worker.on('message', (report: Report) => kept.add(report));
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
