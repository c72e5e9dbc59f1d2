// How long each test file takes: as the last `npm test` measured it, else a rough estimate that is committed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root } from './ensure.mjs';

const measured = join(root, 'node_modules', '.cache', 'oia', 'durations.json');
const estimated = join(root, 'scripts', 'durations.json');
const OTHER_SECONDS = 1;

/** @param {string} path */
const nameOf = (path) => relative(root, path).split(sep).join('/');

/** @returns {Record<string, number>} seconds by file, from the root with forward slashes */
function readDurations() {
  const files = [estimated, measured].filter((file) => existsSync(file));
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
}

/**
 * The number of test files that run at the same time.
 * @param {number} cores
 * @returns {number}
 */
export const workersOn = (cores) => Math.max(2, Math.floor(cores * 0.75));

const durations = readDurations();

/**
 * Expected seconds of a test file.
 * @param {string} path
 * @returns {number}
 */
export const secondsOf = (path) => durations[nameOf(path)] ?? OTHER_SECONDS;

/**
 * Expected seconds of all files below a folder.
 * @param {string} folder
 * @returns {number}
 */
export const secondsBelow = (folder) =>
  Object.entries(durations).reduce((sum, [name, seconds]) => sum + (name.startsWith(`${folder}/`) ? seconds : 0), 0);

/**
 * Keeps what a run has measured.
 * @param {readonly { readonly path: string, readonly seconds: number }[]} files
 */
export function keepDurations(files) {
  const kept = existsSync(measured) ? JSON.parse(readFileSync(measured, 'utf8')) : {};
  for (const { path, seconds } of files) kept[nameOf(path)] = Math.round(seconds * 10) / 10;
  mkdirSync(dirname(measured), { recursive: true });
  writeFileSync(measured, `${JSON.stringify(kept, null, 2)}\n`);
}
