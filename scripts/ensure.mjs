// Makes sure that what package-lock.json lists is installed, whatever Node runs this file (Node 20 is enough).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');

/** The Node that everything of the repository runs on; there once it is installed. */
export const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The environment in which `node` is the pinned one and the tools of the repository come first. */
export const env = { ...process.env, [pathName()]: [join(modules, '.bin'), process.env.PATH].join(delimiter) };

/**
 * Runs a command of the repository, shows what it prints, and gives its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').StdioOptions} [stdio]
 * @returns {number}
 */
export function run(command, args, stdio = 'inherit') {
  const { status, error } = spawnTool(command, args, { cwd: root, env, stdio });
  if (error) process.stderr.write(`${command}: ${error.message}\n`);
  return status ?? 1;
}

/** On Windows tools are .cmd files, which only a shell runs: it gets a single line, in which a path may have spaces. */
function spawnTool(command, args, options) {
  if (process.platform !== 'win32') return spawnSync(command, args, options);
  return spawnSync([command, ...args.map((arg) => `"${arg}"`)].join(' '), { ...options, shell: true });
}

/** Installs if anything is missing or of another version than the lock file says; true if all is there afterwards. */
export function ensureInstalled() {
  if (isInstalled()) return true;
  process.stdout.write('Installing what package-lock.json lists ...\n');
  // Warnings are hidden: all of them say that some tool wants a newer Node than the one that starts the install.
  // Not `npm ci`: it refuses a lock file that lacks the binaries of any platform, and ours names only the usual ones.
  return run('npm', ['install', '--no-save', '--include=dev', '--loglevel=error']) === 0 && isInstalled();
}

// Contents are compared, not dates: a checkout or a switch of branches makes files newer without changing them.
function isInstalled() {
  const installed = packagesOf(join(modules, '.package-lock.json'));
  const wanted = packagesOf(join(root, 'package-lock.json'));
  if (!installed || !wanted || !existsSync(pinnedNode)) return false;
  return Object.entries(wanted).every(
    ([path, entry]) => !path.startsWith('node_modules/') || entry.optional || same(entry, installed[path]),
  );
}

const same = (a, b) => b !== undefined && a.version === b.version && a.integrity === b.integrity;

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

// Windows spells it Path; a second spelling beside it would hide the first.
function pathName() {
  return Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
}
