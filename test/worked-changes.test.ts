import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../scripts/changed.mjs';
import { filesLike, hasAddedPower, readSource, root } from './sources.ts';

const page = readSource('docs/changes/README.md');
const diffs = filesLike('docs/changes/*.diff');

/** The reason why a diff does not apply, and where to read how to mend it; empty if it applies. */
function complaintAbout(diff: string): string {
  const { status, stderr } = spawnSync('git', ['apply', '--check', join(root, diff)], { cwd: root, encoding: 'utf8' });
  return status === 0
    ? ''
    : `${stderr}${diff} has to follow this change: the first section of docs/changes/README.md says how`;
}

test('there is a worked power, setting and action of a room', () => {
  expect(diffs.map((diff) => diff.replace('docs/changes/', ''))).toEqual([
    'power.diff',
    'room-action.diff',
    'setting.diff',
  ]);
});

describe.each(diffs)('%s', (diff) => {
  test.skipIf(diff.endsWith('/power.diff') && hasAddedPower())('applies to the code as it is', () => {
    expect(complaintAbout(diff)).toBe('');
  });

  test('every file it changes is explained', () => {
    const files = filesIn(readSource(diff));
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !page.includes(file.replace('packages/', '')))).toEqual([]);
  });
});
