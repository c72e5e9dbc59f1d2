import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mutation, Verdict } from './mutation.ts';

const repository = join(import.meta.dirname, '..', '..');
const source = join(repository, 'packages', 'rules');
const runner = join(import.meta.dirname, 'runner.ts');
const vitest = join(repository, 'node_modules', 'vitest', 'vitest.mjs');

/** Longer than any sound run by far: a mutant that takes longer runs in circles. */
const MOST_MS = 60_000;

interface Run {
  readonly ok: boolean;
  readonly hung: boolean;
  readonly out: string;
  readonly error: string;
}

/** The rules and their tests in a temporary folder: mutants never touch the real ones. */
export class RulesCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'oia-mutate-'));
  /** The numbers in the titles of all rulings. */
  readonly rulings: ReadonlySet<string>;

  constructor() {
    for (const part of ['src', 'test', 'package.json']) {
      cpSync(join(source, part), join(this.root, part), { recursive: true });
    }
    // For the test files, which import vitest.
    symlinkSync(join(repository, 'node_modules'), join(this.root, 'node_modules'), 'junction');
    this.rulings = new Set(titlesIn(join(this.root, 'test', 'rulings')).flatMap((title) => title.split(' ')));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** How often the code to change occurs: a mutation is sound only at one. */
  occurrences(file: string, find: string): number {
    return readFileSync(join(this.root, file), 'utf8').split(find).length - 1;
  }

  /** All rulings on the copy as it is, and the test files that stand in for some. */
  async judgeSound(tests: ReadonlySet<string>): Promise<Verdict> {
    let verdict = await this.#runRulings('');
    for (const test of tests) if (verdict.kind === 'survived') verdict = await this.#runTest(test);
    return verdict;
  }

  async judge(mutation: Mutation): Promise<Verdict> {
    const path = join(this.root, mutation.file);
    const sound = readFileSync(path, 'utf8');
    writeFileSync(path, sound.split(mutation.find).join(mutation.replace));
    try {
      return mutation.test ? await this.#runTest(mutation.test) : await this.#runRulings(mutation.ruling);
    } finally {
      writeFileSync(path, sound);
    }
  }

  async #runRulings(ruling: string): Promise<Verdict> {
    const run = await this.#node([runner, this.root, ruling]);
    if (run.hung) return { kind: 'hung' };
    return run.ok ? (JSON.parse(run.out) as Verdict) : { kind: 'crashed', message: errorLine(run.error) };
  }

  async #runTest(test: string): Promise<Verdict> {
    const run = await this.#node([vitest, 'run', '--root', this.root, test]);
    if (run.hung) return { kind: 'hung' };
    return run.ok ? { kind: 'survived' } : { kind: 'killed', by: test, own: true };
  }

  #node(args: readonly string[]): Promise<Run> {
    const options = { cwd: this.root, timeout: MOST_MS, killSignal: 'SIGKILL' } as const;
    return new Promise((resolve) => {
      execFile(process.execPath, [...args], options, (error, out, errorText) => {
        resolve({ ok: error === null, hung: error?.killed === true, out, error: errorText });
      });
    });
  }
}

/** What stands before the colon. */
function titlesIn(folder: string): string[] {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  return lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3).split(' : ')[0] ?? '');
}

const errorLine = (text: string): string => text.split('\n').find((line) => /Error/.test(line)) ?? 'no message';
