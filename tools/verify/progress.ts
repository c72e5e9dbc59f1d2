import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { addTally, newTally, type Tally } from './tally.ts';

interface Kept {
  readonly about: string;
  readonly done: readonly number[];
  readonly tally: Tally;
}

/** The finished batches of a check and their results; saved in a file, if given, so that a second run can continue. */
export class Progress {
  readonly tally = newTally();
  readonly done = new Set<number>();
  readonly #file: string | undefined;
  readonly #about: string;

  /** Throws where the file belongs to another check or seed. */
  constructor(file: string | undefined, about: string) {
    this.#file = file;
    this.#about = about;
    if (file === undefined || !existsSync(file)) return;
    const kept: Kept = JSON.parse(readFileSync(file, 'utf8'));
    if (kept.about !== about) throw new Error(`${file} is about ${kept.about}, not ${about}: name another file`);
    for (const batch of kept.done) this.done.add(batch);
    addTally(this.tally, kept.tally);
  }

  add(batch: number, part: Tally): void {
    this.done.add(batch);
    addTally(this.tally, part);
    if (this.#file === undefined) return;
    const kept: Kept = { about: this.#about, done: [...this.done], tally: this.tally };
    // Writes a new file first: an interrupted run leaves the old one intact.
    writeFileSync(`${this.#file}.new`, JSON.stringify(kept));
    renameSync(`${this.#file}.new`, this.#file);
  }
}
