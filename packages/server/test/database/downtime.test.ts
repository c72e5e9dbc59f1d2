import { expect, test } from 'vitest';
import { downtimeBetween } from '../../src/database/process-store.ts';

const uptimes = (...pairs: [number, number][]) => pairs.map(([from, until]) => ({ from, until }));

test.each([
  ['no process ever ran', uptimes(), 100],
  ['a process ran all the time', uptimes([0, 1000]), 0],
  ['from the first to the last moment', uptimes([200, 300]), 0],
  ['in the middle', uptimes([220, 250]), 70],
  ['around the middle', uptimes([100, 220], [250, 900]), 30],
  ['one after the other', uptimes([200, 250], [250, 300]), 0],
  ['at the same time', uptimes([210, 290], [220, 230], [200, 215]), 10],
  ['in any order', uptimes([280, 290], [210, 220]), 80],
  ['still', uptimes([260, Number.POSITIVE_INFINITY]), 60],
  ['before and after', uptimes([0, 100], [400, 500]), 100],
])('between 200 and 300, where %s', (_, known, missing) => {
  expect(downtimeBetween(known, 200, 300)).toBe(missing);
});
