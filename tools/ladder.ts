// Each level plays the one below; levels 1 and 2 also play a scripted player (steps 1 and 9). Called again with the same folder it continues;
// games of levels that have changed since are played again.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { Journal } from './ladder/journal.ts';
import { ladderTable } from './ladder/report.ts';
import { KINDS, type Kind, RUNGS, type TopLimit } from './ladder/rungs.ts';
import type { Job, Played } from './ladder/worker.ts';
import { readOptions, refuse, required, seedOption, text, whole } from './options.ts';

const { out, games, threads, nodes, time, seed, ...values } = readOptions(
  'ladder',
  'lets each level play the one below; a second call with the same folder goes on',
  {
    out: required(text('FOLDER', 'for the results, outside the repository')),
    games: whole('games for each step', 120),
    steps: text('LIST', `steps to play, as in 1,2; all ${RUNGS.length} if left out`),
    threads: whole('threads to use', 2),
    nodes: whole('nodes for a turn of level 8', 100_000),
    time: whole('milliseconds for a turn of level 8, instead of nodes', undefined),
    seed: seedOption(),
  },
);
const steps = values.steps?.split(',').map(Number) ?? RUNGS.map((_, i) => i + 1);
if (!steps.every((step) => RUNGS[step - 1]))
  refuse('ladder', `--steps takes numbers from 1 to ${RUNGS.length}, not "${values.steps}"`);

const top: TopLimit = time === undefined ? { budget: Number.MAX_SAFE_INTEGER, nodes } : { budget: time };
const journal = new Journal(out, top);
const wanted = steps.flatMap((step) => jobsOf(step - 1));
const waiting = wanted.filter((job) => !journal.has(job));
await Promise.all(Array.from({ length: Math.min(threads, waiting.length) }, playInThread));

const limit = time === undefined ? `${nodes} nodes` : `${time} ms`;
const counted = journal.played.filter(({ rung, seed: own }) =>
  wanted.some((job) => job.rung === rung && job.seed === own),
);
const report = `Level 8 thinks for ${limit} a turn.\n\n${ladderTable(counted)}\n`;
writeFileSync(join(out, 'ladder.md'), report);
console.log(`\n${report}`);

/** Pairs of games, equally many of each kind, each with its own seed. */
function jobsOf(rung: number): Job[] {
  const pairs = Math.ceil(games / 2 / KINDS.length);
  return Array.from({ length: pairs * KINDS.length }, (_, i) => {
    const kind = KINDS[i % KINDS.length] as Kind;
    return { rung, kind, pair: i, seed: (seed * 1_000_003 + i * 8 + rung) >>> 0 };
  });
}

/** Plays pairs in one thread until none is left. */
function playInThread(): Promise<void> {
  const worker = new Worker(new URL('./ladder/worker.ts', import.meta.url), { workerData: top });
  const next = (): void => {
    const job = waiting.shift();
    if (job) worker.postMessage(job);
    // Not awaited: ending a thread does not reject.
    else void worker.terminate();
  };
  return new Promise((resolve, reject) => {
    worker.on('message', (played: Played) => {
      journal.add(played);
      showProgress();
      next();
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    next();
  });
}

function showProgress(): void {
  if (!process.stderr.isTTY) return;
  const done = wanted.length - waiting.length;
  const bar = '#'.repeat(Math.round((30 * done) / wanted.length)).padEnd(30, '.');
  process.stderr.write(`\r[${bar}] ${done} of ${wanted.length} pairs `);
}
