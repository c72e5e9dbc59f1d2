import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesLike, hasAddedPower, readSource, root } from './sources.ts';

const page = readSource('docs/changes/README.md');
const diffs = filesLike('docs/changes/*.diff');
const filesIn = (diff: string): string[] =>
  [...readSource(diff).matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file);

test('there is a worked power, setting and action of a room', () => {
  expect(diffs.map((diff) => diff.replace('docs/changes/', ''))).toEqual([
    'power.diff',
    'room-action.diff',
    'setting.diff',
  ]);
});

describe.each(diffs)('%s', (diff) => {
  test.skipIf(diff.endsWith('/power.diff') && hasAddedPower())('applies to the code as it is', () => {
    expect(
      () => execFileSync('git', ['apply', '--check', join(root, diff)], { cwd: root, stdio: 'pipe' }),
      'docs/changes/README.md says how to write the diff anew',
    ).not.toThrow();
  });

  test('every file it changes is explained', () => {
    expect(filesIn(diff).length).toBeGreaterThan(3);
    expect(filesIn(diff).filter((file) => !page.includes(file.replace('packages/', '')))).toEqual([]);
  });
});
