import { expect, test } from 'vitest';
import { timeWithoutLife } from '../../src/store/lives.ts';

const lives = (...pairs: [number, number][]) => pairs.map(([from, until]) => ({ from, until }));

test.each([
  ['nobody ever lived', lives(), 100],
  ['somebody lived all the time', lives([0, 1000]), 0],
  ['from the first to the last moment', lives([200, 300]), 0],
  ['in the middle', lives([220, 250]), 70],
  ['around the middle', lives([100, 220], [250, 900]), 30],
  ['one after the other', lives([200, 250], [250, 300]), 0],
  ['at the same time', lives([210, 290], [220, 230], [200, 215]), 10],
  ['in any order', lives([280, 290], [210, 220]), 80],
  ['still', lives([260, Number.POSITIVE_INFINITY]), 60],
  ['before and after', lives([0, 100], [400, 500]), 100],
])('between 200 and 300, where %s', (_, known, missing) => {
  expect(timeWithoutLife(known, 200, 300)).toBe(missing);
});
