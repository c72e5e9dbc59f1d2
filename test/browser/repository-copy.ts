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
import { basename, join } from 'node:path';

const ORIGINAL = join(import.meta.dirname, '..', '..');
const PARTS = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts', 'packages', 'docs/rules'];
const LEFT_OUT = ['dist', 'node_modules', 'test'];

/** A copy of the repository in a temporary folder, for tests that change files. */
export class RepositoryCopy {
  /** Without symbolic links in its path (macOS has one): Vite serves only files inside its folder. */
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'oia-copy-')));

  constructor() {
    const filter = (path: string): boolean => !LEFT_OUT.includes(basename(path));
    for (const part of PARTS) cpSync(join(ORIGINAL, part), join(this.root, part), { recursive: true, filter });
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

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
