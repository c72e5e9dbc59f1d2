import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';

const ORIGINAL = join(import.meta.dirname, '..');
const APP = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts', 'packages', 'docs/rules'];
const WITH_TESTS = [...APP, 'vitest.config.ts', 'CONTRIBUTING.md', 'README.md', 'docs', 'examples', 'test', 'tools'];
const LEFT_OUT = ['dist', 'node_modules'];
const MAX_OUTPUT_BYTES = 64 * 2 ** 20;

/**
 * A copy of the repository in a temporary folder, for tests that change files. It is not below node_modules, where Node refuses to run
 * TypeScript.
 */
export class RepositoryCopy {
  /** Without symbolic links in its path (macOS has one): Vite serves only files inside its folder. */
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'oia-copy-')));

  constructor({ hasTests = false } = {}) {
    const leftOut = hasTests ? LEFT_OUT : [...LEFT_OUT, 'test'];
    const filter = (path: string): boolean => !leftOut.includes(basename(path));
    for (const part of hasTests ? WITH_TESTS : APP)
      cpSync(join(ORIGINAL, part), join(this.root, part), { recursive: true, filter });
    this.#linkModules();
  }

  /** Links to the installed packages, except for our own packages and caches. */
  #linkModules(): void {
    const modules = join(this.root, 'node_modules');
    mkdirSync(join(modules, '@oia'), { recursive: true });
    for (const name of readdirSync(join(ORIGINAL, 'node_modules'))) {
      if (name === '@oia' || name === '.cache') continue;
      symlinkSync(join(ORIGINAL, 'node_modules', name), join(modules, name), 'junction');
    }
    for (const name of readdirSync(join(this.root, 'packages')))
      symlinkSync(join(this.root, 'packages', name), join(modules, '@oia', name), 'junction');
  }

  /** Edits a file. */
  change(path: string, edit: (text: string) => string): void {
    const file = join(this.root, path);
    const before = readFileSync(file, 'utf8');
    const after = edit(before);
    if (after === before) throw new Error(`nothing to change in ${path}`);
    writeFileSync(file, after);
  }

  apply(diff: string): void {
    this.#run('git', ['apply', join(ORIGINAL, diff)]);
  }

  /** Runs a script of the copy and returns its output. */
  node(script: string, ...args: string[]): string {
    return this.#run(process.execPath, [join(this.root, script), ...args]);
  }

  #run(command: string, args: readonly string[]): string {
    // Without the variables of the test run that this is part of, and of a repository around the copy.
    const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|GIT_)/.test(name));
    const { status, stdout, stderr, error } = spawnSync(command, args, {
      cwd: this.root,
      env: { ...Object.fromEntries(own), GIT_CEILING_DIRECTORIES: dirname(this.root), NO_COLOR: '1' },
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT_BYTES,
    });
    if (status === 0) return stdout;
    throw new Error(`${[command, ...args].join(' ')} failed: ${error?.message ?? status}\n${stdout}${stderr}`);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
