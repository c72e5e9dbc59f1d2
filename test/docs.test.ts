import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { root } from './sources.ts';

const TYPEDOC = join(root, 'node_modules', 'typedoc', 'bin', 'typedoc');

// A public type that mentions one that is not exported, or a link that leads nowhere.
test('npm run docs has nothing to complain of', () => {
  const args = [TYPEDOC, '--emit', 'none', '--logLevel', 'Warn'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect([stdout + stderr, status]).toEqual(['', 0]);
});
