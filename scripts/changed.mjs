// npm run test:changed: runs the unit tests that a change can affect, found by imports, the nearest ones first, for about a minute.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, posix } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { secondsOf, workersOn } from './durations.mjs';
import { ensureInstalled, root, run } from './ensure.mjs';

const BUDGET_SECONDS = 45;
const DIFFS = 'docs/changes/*.diff';
const TEST_OF_DIFFS = 'test/worked-changes.test.ts';
const HELP = `npm run test:changed [-- --since COMMIT] [-- --all] [-- --list]
  Runs the unit tests that a change can touch, the nearest ones first, for about a minute.

  --since COMMIT  the change since this commit; if left out: since this branch left main, else what is not committed
  --all           all of them, however long they take
  --list          only lists them
`;

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * The files that a source names in imports and in addresses of workers.
 * @param {string} text
 * @returns {string[]}
 */
export function importsIn(text) {
  const patterns = [/\bfrom\s+['"]([^'"]+)['"]/g, /\bimport\(?\s*['"]([^'"]+)['"]/g, /new URL\(\s*['"]([^'"]+)['"]/g];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name ?? ''));
}

/** The file behind `@oia/name/subpath`, by the exports of that package. */
function exportedFile(name) {
  const [, folder = '', ...rest] = name.split('/');
  const manifest = join(root, 'packages', folder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  const file = exports[rest.length === 0 ? '.' : `./${rest.join('/')}`];
  return file === undefined ? undefined : posix.join('packages', folder, file);
}

function resolved(from, name) {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  return name.startsWith('@oia/') ? exportedFile(name) : undefined;
}

/**
 * Which files use a file directly.
 * @param {readonly string[]} files
 * @param {(file: string) => string} read
 * @returns {Map<string, Set<string>>}
 */
export function usersOf(files, read) {
  const users = new Map();
  for (const file of files) {
    for (const name of importsIn(read(file))) {
      const used = resolved(file, name);
      if (used !== undefined) users.set(used, (users.get(used) ?? new Set()).add(file));
    }
  }
  return users;
}

/**
 * The files that a diff changes: another change to them may break it.
 * @param {string} diff
 * @returns {string[]}
 */
export const filesIn = (diff) => [...diff.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file);

/**
 * Test files by their distance from the change. A changed file that is no source affects the tests of its package or, outside of packages, those of the repository.
 * @param {readonly string[]} changed
 * @param {readonly string[]} files
 * @param {Map<string, Set<string>>} users
 * @returns {Map<string, number>}
 */
export function testsNear(changed, files, users) {
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const file of changed.filter((name) => !files.includes(name))) {
    const [, folder] = /^(packages\/[^/]+)\//.exec(file) ?? [];
    for (const test of files.filter((name) => isTestOf(name, folder))) distances.set(test, distances.get(test) ?? 1);
  }
  const waiting = [...distances.keys()];
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    for (const user of users.get(file) ?? []) {
      if (distances.has(user)) continue;
      distances.set(user, (distances.get(file) ?? 0) + 1);
      waiting.push(user);
    }
  }
  return new Map([...distances].filter(([file]) => isUnitTest(file) && files.includes(file)));
}

const isUnitTest = (file) => file.endsWith('.test.ts') && !file.startsWith('test/browser/');
const isTestOf = (file, folder) =>
  isUnitTest(file) && (folder === undefined ? /^test\/[^/]+$/.test(file) : file.startsWith(`${folder}/test/`));

/** The nearest tests that fit into the time; at least one. */
export function withinBudget(tests, seconds, costOf) {
  const sorted = [...tests].sort(([a, near], [b, far]) => near - far || costOf(a) - costOf(b)).map(([file]) => file);
  let spent = 0;
  return sorted.filter((file, i) => {
    if (i > 0 && spent + costOf(file) > seconds) return false;
    spent += costOf(file);
    return true;
  });
}

/** Where this branch left main; on main itself, or without one, the last commit. */
function startOfChange() {
  try {
    const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
    return base;
  } catch {
    // There is no branch main: a clone of one branch, for instance.
    return 'HEAD';
  }
}

function main(args) {
  if (args.includes('--help')) {
    process.stdout.write(HELP);
    return 0;
  }
  const since = args.includes('--since') ? args[args.indexOf('--since') + 1] : startOfChange();
  const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  const files = git('ls-files', '-co', '--exclude-standard').filter((file) => /\.(ts|tsx|mjs|js)$/.test(file));
  const sources = files.filter((file) => existsSync(join(root, file)));
  const users = usersOf(sources, (file) => readFileSync(join(root, file), 'utf8'));
  for (const file of git('ls-files', DIFFS).flatMap((diff) => filesIn(readFileSync(join(root, diff), 'utf8'))))
    users.set(file, (users.get(file) ?? new Set()).add(TEST_OF_DIFFS));
  const near = testsNear(changed, sources, users);
  const costOf = (file) => secondsOf(join(root, file));
  const seconds = args.includes('--all')
    ? Number.POSITIVE_INFINITY
    : BUDGET_SECONDS * workersOn(availableParallelism());
  const chosen = withinBudget(near, seconds, costOf);
  const left = near.size - chosen.length;
  process.stdout.write(`${changed.length} files changed since ${since.slice(0, 10)}: ${chosen.length} test files`);
  process.stdout.write(left > 0 ? `, and ${left} farther or longer ones with --all\n` : '\n');
  if (args.includes('--list')) {
    process.stdout.write(chosen.map((file) => `${file}\n`).join(''));
    return 0;
  }
  return chosen.length === 0 ? 0 : run('vitest', ['run', '--project', 'unit*', ...chosen]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = ensureInstalled() ? main(process.argv.slice(2)) : 1;
