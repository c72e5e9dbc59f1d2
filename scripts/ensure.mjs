// Makes sure that the packages of package-lock.json are installed. Runs on any Node from version 20.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');

/** The Node that everything in the repository runs on, available after the install. */
export const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** An environment with the pinned `node` and the repository's tools first in the path. */
export const env = { ...process.env, [pathName()]: [join(modules, '.bin'), process.env.PATH].join(delimiter) };

/**
 * Runs a command of the repository, shows its output, and returns its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').StdioOptions} [stdio]
 * @param {NodeJS.ProcessEnv} [more] variables of the environment
 * @returns {number}
 */
export function run(command, args, stdio = 'inherit', more = {}) {
  const { status, error } = spawnSync(...toolCall(command, args, stdio, more));
  if (error) process.stderr.write(`${command}: ${error.message}\n`);
  return status ?? 1;
}

/**
 * Starts a command of the repository beside others, and keeps its output together until it has ended.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<{ readonly status: number, readonly output: string }>}
 */
export function start(command, args) {
  const child = spawn(...toolCall(command, args, ['ignore', 'pipe', 'pipe']));
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, output: `${command}: ${error.message}\n` }));
    child.on('close', (status) => resolve({ status: status ?? 1, output: Buffer.concat(parts).toString() }));
  });
}

/** On Windows tools are .cmd files, which need a shell and quoted arguments. */
function toolCall(command, args, stdio, more = {}) {
  const options = { cwd: root, env: { ...env, ...more }, stdio };
  if (process.platform !== 'win32') return [command, args, options];
  return [[command, ...args.map((arg) => `"${arg}"`)].join(' '), [], { ...options, shell: true }];
}

/** Installs if a package is missing or has another version than in the lock file; returns true if all are installed afterwards. */
export function ensureInstalled() {
  if (isInstalled()) return true;
  process.stdout.write('Installing what package-lock.json lists ...\n');
  // Not `npm ci`, which deletes everything first, the results of earlier builds included.
  return run('npm', ['install', '--no-save', '--include=dev']) === 0 && isInstalled();
}

// Compares contents, not dates: switching branches makes files newer without changing them.
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

// Windows spells it Path; a second variable PATH would hide it.
function pathName() {
  return Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
}
