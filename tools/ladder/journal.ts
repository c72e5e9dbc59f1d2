import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, RUNGS, type TopLimit } from './rungs.ts';
import type { Job, Played } from './worker.ts';

interface Line extends Played {
  readonly code: string;
}

/** The pairs that were played, one line of JSON each. Pairs of other skills, nets or limits stay in the file but do not count. */
export class Journal {
  readonly #file: string;
  readonly #codes: readonly string[];
  readonly played: Played[] = [];

  constructor(folder: string, top: TopLimit) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, 'ladder.jsonl');
    this.#codes = RUNGS.map((rung) => codeOf(rung, top));
    endLastLine(this.#file);
    for (const line of linesOf(this.#file)) if (line.code === this.#codes[line.rung]) this.played.push(line);
  }

  has({ rung, seed }: Job): boolean {
    return this.played.some((one) => one.rung === rung && one.seed === seed);
  }

  add(played: Played): void {
    this.played.push(played);
    const line: Line = { ...played, code: this.#codes[played.rung] ?? '' };
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }
}

/** Completes a line that an interrupted run has cut off, so that the next entry gets its own. */
function endLastLine(file: string): void {
  if (existsSync(file) && !readFileSync(file, 'utf8').endsWith('\n')) appendFileSync(file, '\n');
}

/** Drops a line that was cut off: its pair is played again. */
function linesOf(file: string): Line[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text) => {
      try {
        return text === '' ? [] : [JSON.parse(text) as Line];
      } catch {
        return [];
      }
    });
}
