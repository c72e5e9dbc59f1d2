import { expect, test } from 'vitest';
import { numberOf } from '../src/numbers.ts';

test('a square shows its height until its tower is complete', () => {
  expect([0, 1, 2, 3].map((level) => numberOf(level, false))).toEqual([undefined, 1, 2, 3]);
  expect([0, 1, 2, 3].map((level) => numberOf(level, true))).toEqual([undefined, 1, 2, undefined]);
});
