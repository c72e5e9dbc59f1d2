import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The steps of a release that are done, and what they printed, in a folder: a second call skips them. */
export class ReleaseJournal {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** The folder for the games of a step. */
  folderOf(step: string): string {
    return join(this.#folder, step);
  }

  /** The report of a step; it is made only if it was not made before. */
  async report(step: string, make: () => Promise<string>): Promise<string> {
    const file = join(this.#folder, `${step}.txt`);
    if (existsSync(file)) return readFileSync(file, 'utf8');
    const made = await make();
    writeFileSync(file, made);
    return made;
  }
}
