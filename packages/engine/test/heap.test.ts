import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const SEARCHES = 300;
/** Compiled code retains a varying amount; the minimum of several measurements is stable. */
const NOISE = 1_000_000;

test('the heap does not grow with the number of searches', async () => {
  const args = ['--expose-gc', join(import.meta.dirname, 'heap-run.ts'), String(SEARCHES)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const heaps = JSON.parse(stdout) as number[];
  const growth = Math.min(...heaps.slice(-4)) - Math.min(...heaps.slice(0, 4));
  expect(growth, heaps.join(' ')).toBeLessThan(NOISE);
});
