import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '@oia/rules';
import type { Find } from './find.ts';
import type { JobNumber } from './jobs.ts';
import type { MiningOrder } from './order.ts';
import type { Report } from './worker.ts';

/** The finds of all games so far: a line of JSON for each game. */
export class FindBook {
  readonly finds: Find[] = [];
  readonly #file: string;
  readonly #jobs = new Set<JobNumber>();

  constructor(file: string) {
    this.#file = file;
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    for (const line of text.split('\n')) this.#read(line);
    if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  }

  get games(): number {
    return this.#jobs.size;
  }

  has(job: JobNumber): boolean {
    return this.#jobs.has(job);
  }

  add(report: Report): void {
    const line = JSON.stringify(report);
    appendFileSync(this.#file, `${line}\n`);
    this.#read(line);
  }

  /** A line that was cut off is not read, and its game is played again. */
  #read(line: string): void {
    if (!line.endsWith('}')) return;
    const { job, finds }: Report = JSON.parse(line);
    if (this.#jobs.has(job)) return;
    this.#jobs.add(job);
    this.finds.push(...finds);
  }
}

/** The book of a folder. Games on other terms would not be the ones that their numbers promise. */
export function openBook({
  out,
  nodes,
  powers,
}: Pick<MiningOrder, 'out' | 'nodes' | 'powers'>): Result<FindBook, string> {
  mkdirSync(out, { recursive: true });
  const terms = JSON.stringify({ nodes, powers });
  const file = join(out, 'terms.json');
  if (!existsSync(file)) writeFileSync(file, terms);
  const kept = readFileSync(file, 'utf8');
  if (kept === terms) return { ok: true, value: new FindBook(join(out, 'games.jsonl')) };
  return {
    ok: false,
    error: `the games in ${out} were played with ${kept}, not ${terms}: name them, or another --out`,
  };
}
