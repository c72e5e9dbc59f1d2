import { seededRandom } from '@oia/rules';
import { expect, test } from 'vitest';
import { compareTimes, lookForLeaks } from './leaks.ts';

// Some seconds: every step goes over four to eight real sockets. `npm run leaks` plays as many as you like.
test('no viewer gets another byte, or waits longer, because of a secret they may not know', async () => {
  const { leaks, games, steps, different, times } = await lookForLeaks({ pairs: 10, seed: 6, most: 20 });
  expect(leaks).toEqual([]);
  expect(games).toBe(10);
  expect(steps).toBeGreaterThan(60);
  expect(different).toBeGreaterThan(7);
  const { medians, answers } = compareTimes(times.commands, seededRandom(1), 1);
  expect(answers).toBeGreaterThan(60);
  expect(times.lists[0].length).toBeGreaterThan(10);
  // Coarse, because machines are busy; the tool asks how likely the difference is.
  expect(Math.max(...medians)).toBeLessThan(3 * Math.min(...medians) + 5);
});
