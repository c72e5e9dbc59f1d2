import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mutation, Verdict } from './mutation.ts';

const repository = join(import.meta.dirname, '..', '..');
const source = join(repository, 'packages', 'rules');
const runner = join(import.meta.dirname, 'runner.ts');
const vitest = join(repository, 'node_modules', 'vitest', 'vitest.mjs');

/** Much longer than any normal run: a mutant that takes longer loops. */
const MAX_MS = 60_000;

interface Run {
  readonly ok: boolean;
  readonly hung: boolean;
  readonly out: string;
  readonly error: string;
}

/** The part of vitest's report that is used here. */
interface TestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** A copy of the rules and their tests in a temporary folder, so that mutants never touch the real ones. */
export class RulesCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'oia-mutate-'));
  /** The words of all titles of rulings. */
  readonly #titles: ReadonlySet<string>;

  constructor() {
    for (const part of ['src', 'test', 'package.json']) {
      cpSync(join(source, part), join(this.root, part), { recursive: true });
    }
    // For the test files, which import vitest.
    symlinkSync(join(repository, 'node_modules'), join(this.root, 'node_modules'), 'junction');
    const folder = join(this.root, 'test', 'rulings');
    this.#titles = new Set(readdirSync(folder).flatMap((file) => titlesIn(join(folder, file))));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** How often the code to change occurs; it has to be once. */
  occurrences(file: string, find: string): number {
    return readFileSync(join(this.root, file), 'utf8').split(find).length - 1;
  }

  /** True if a ruling, or the test file of the mutation, has this number in a title. */
  shows({ ruling, test }: Mutation): boolean {
    return test ? wordsIn(join(this.root, test)).includes(ruling) : this.#titles.has(ruling);
  }

  /** Runs all rulings and these test files on the unchanged copy. */
  async judgeUnchanged(tests: ReadonlySet<string>): Promise<Verdict> {
    let verdict = await this.#runRulings('');
    for (const test of tests) if (verdict.kind === 'survived') verdict = await this.#runTest(test);
    return verdict;
  }

  async judge(mutation: Mutation): Promise<Verdict> {
    const path = join(this.root, mutation.file);
    const original = readFileSync(path, 'utf8');
    writeFileSync(path, original.split(mutation.find).join(mutation.replace));
    try {
      return mutation.test
        ? await this.#runTest(mutation.test, mutation.ruling)
        : await this.#runRulings(mutation.ruling);
    } finally {
      writeFileSync(path, original);
    }
  }

  async #runRulings(ruling: string): Promise<Verdict> {
    const run = await this.#node([runner, this.root, ruling]);
    if (run.hung) return { kind: 'hung' };
    return run.ok ? (JSON.parse(run.out) as Verdict) : { kind: 'crashed', message: errorLine(run.error) };
  }

  async #runTest(test: string, ruling = ''): Promise<Verdict> {
    const report = join(this.root, 'report.json');
    rmSync(report, { force: true });
    const how = ['--root', this.root, '--pool', 'threads', '--reporter', 'json', '--outputFile', report];
    const run = await this.#node([vitest, 'run', ...how, test]);
    if (run.hung) return { kind: 'hung' };
    if (run.ok) return { kind: 'survived' };
    const failed = existsSync(report) ? failedIn(report) : [];
    const title = failed.find((other) => other.split(' ').includes(ruling)) ?? failed[0];
    if (title === undefined) return { kind: 'crashed', message: errorLine(run.error) };
    return { kind: 'killed', by: `${test}: ${title}`, own: title.split(' ').includes(ruling) };
  }

  #node(args: readonly string[]): Promise<Run> {
    const options = { cwd: this.root, timeout: MAX_MS, killSignal: 'SIGKILL' } as const;
    return new Promise((resolve) => {
      execFile(process.execPath, [...args], options, (error, out, errorText) => {
        resolve({ ok: error === null, hung: error?.killed === true, out, error: errorText });
      });
    });
  }
}

const wordsIn = (path: string): string[] => readFileSync(path, 'utf8').split(/[\s'"`]+/);

/** The numbers before the colon of each title. */
function titlesIn(path: string): string[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('## ')).flatMap((line) => (line.split(' : ')[0] ?? '').split(' '));
}

/** Titles of the failed tests in vitest's report. */
function failedIn(report: string): string[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as TestReport;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return tests.filter(({ status }) => status === 'failed').map(({ title }) => title);
}

const errorLine = (text: string): string => text.split('\n').find((line) => /Error/.test(line)) ?? 'no message';
