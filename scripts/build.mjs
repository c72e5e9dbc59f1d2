// Builds the app if its sources have changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root, run } from './ensure.mjs';

const PACKAGES = ['board', 'engine', 'learning', 'protocol', 'rules', 'table', 'narration', 'texts', 'web'];
const NOT_BUILT_FROM = ['dist', 'node_modules', 'test'];
/** Skips the type check, for callers that run it beside the build. */
const UNCHECKED = '--unchecked';
const output = join(root, 'packages', 'web', 'dist');
const stamp = join(root, 'node_modules', '.cache', 'oia', 'web-build');

/**
 * Returns true if the build is up to date afterwards.
 * @param {{ readonly checksTypes?: boolean }} [options]
 */
export function ensureBuilt({ checksTypes = true } = {}) {
  const wanted = sourceHash();
  const isFresh = existsSync(join(output, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isFresh) return true;
  process.stdout.write('Building the app ...\n');
  // Vite only strips types, but a text that a language lacks is found by the type check.
  if (checksTypes && run('tsc', ['-b', 'packages/texts']) !== 0) return false;
  if (!build()) return false;
  writeFileSync(stamp, wanted);
  return true;
}

/** Sets NODE_ENV, because a test run would make Vite bundle React for development. Returns true on success. */
function build() {
  const args = ['build', 'packages/web', '--config', 'packages/web/vite.config.ts', '--logLevel', 'warn'];
  return run('vite', args, 'inherit', { NODE_ENV: 'production' }) === 0;
}

function sourceHash() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const folders = [...PACKAGES.map((name) => join(root, 'packages', name)), join(root, 'docs', 'rules')];
  for (const file of folders.flatMap(filesIn).sort()) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_BUILT_FROM.includes(name) && !name.endsWith('.tsbuildinfo'))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = ensureInstalled() && ensureBuilt({ checksTypes: !process.argv.includes(UNCHECKED) }) ? 0 : 1;
