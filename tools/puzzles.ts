// npm run puzzles -- --out FOLDER [--games 2000] [--nodes 1200] [--threads 2] [--power ID]... [--net FILE] [--pack [--small]]
// The computer plays quick games, and each position is looked at for exactly one turn that wins or saves the game, proved by looking at
// everything. Finds are kept in FOLDER, and another call goes on from there. --pack makes the shipped file of them, and plays nothing;
// --small also where there are few.
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { type FindBook, openBook } from './puzzles/book.ts';
import { type MiningOrder, readOrder } from './puzzles/order.ts';
import { writePuzzles } from './puzzles/shipped-file.ts';
import type { Report, Shift } from './puzzles/worker.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    games: { type: 'string', default: '2000' },
    nodes: { type: 'string', default: '1200' },
    threads: { type: 'string', default: '2' },
    power: { type: 'string', multiple: true },
    net: { type: 'string' },
    pack: { type: 'boolean', default: false },
    small: { type: 'boolean', default: false },
  },
});

const order = readOrder(values);
if (!order.ok) fail(order.error);
const book = openBook(order.value);
if (!book.ok) fail(book.error);
if (values.pack) pack(book.value);
else await mineAll(order.value, book.value);

function pack(kept: FindBook): void {
  const written = writePuzzles(kept.finds, values.small);
  if (!written.ok) fail(written.error);
  console.log(written.value);
}

function fail(message: string): never {
  console.error(`puzzles: ${message}`);
  process.exit(2);
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
