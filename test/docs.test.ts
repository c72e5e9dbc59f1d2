import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { root } from './sources.ts';

const TYPEDOC = join(root, 'node_modules', 'typedoc', 'bin', 'typedoc');

// It warns about public types that use types which are not exported, and about broken links.
test('npm run docs gives no warnings', () => {
  const args = [TYPEDOC, '--emit', 'none', '--logLevel', 'Warn'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect([stdout + stderr, status]).toEqual(['', 0]);
});
