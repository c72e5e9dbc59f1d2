import { LANGUAGES, loadChunk } from '@oia/texts';
import { describe, expect, test } from 'vitest';
import { alertBetween, clockText, LOW_TIME_MS, spokenTime, timeLeft, untilNextTick } from '../../src/online/clock.ts';

const words = await loadChunk('en', 'room');
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

describe('time left', () => {
  test('only the running clock goes', () => {
    const clock = { left: [60_000, 50_000], running: 1 };
    expect(timeLeft(clock, 0, 7_000)).toBe(60_000);
    expect(timeLeft(clock, 1, 7_000)).toBe(43_000);
  });

  test('is never negative, and never grows', () => {
    const clock = { left: [1_000], running: 0 };
    expect(timeLeft(clock, 0, 5_000)).toBe(0);
    expect(timeLeft(clock, 0, -5_000)).toBe(1_000);
  });

  test('is not known without a limit', () => {
    expect(timeLeft({ left: [] }, 0, 10)).toBeUndefined();
  });
});

test.each([
  [0, '0:00.0'],
  [9_340, '0:09.3'],
  [LOW_TIME_MS, '0:20'],
  [61 * SECOND, '1:01'],
  [4 * MINUTE + 7 * SECOND, '4:07'],
  [HOUR + 2 * MINUTE + 30 * SECOND, '1:02:30'],
  [2 * DAY + 3 * HOUR + 20 * MINUTE, '2 days 3 hours'],
])('%i ms are shown as %s', (left, text) => {
  expect(clockText(words, left)).toBe(text);
});

test.each([
  [3 * DAY, '3 days'],
  [DAY + HOUR, '1 day 1 hour'],
  [5 * MINUTE, '5 minutes'],
  [20 * SECOND, '20 seconds'],
  [0, '0 seconds'],
])('%i ms are said as %s', (left, text) => {
  expect(spokenTime(words, left)).toBe(text);
});

test.each(LANGUAGES)('days are words in %s', async (language) => {
  const said = spokenTime(await loadChunk(language, 'room'), 5 * DAY + 2 * HOUR);
  expect(said).toMatch(/^5 \p{L}+ 2 \p{L}+$/u);
});

test('a clock is drawn again when its text changes, and not sooner', () => {
  for (let left = 3 * MINUTE; left > 100; ) {
    const next = left - untilNextTick(left) - 1;
    expect(clockText(words, Math.max(0, next))).not.toBe(clockText(words, left));
    left = next;
  }
  expect(untilNextTick(65_300)).toBe(300);
  expect(untilNextTick(5_030)).toBe(30);
  expect(untilNextTick(2 * DAY + 10)).toBe(10);
});

describe('screen readers are told', () => {
  test('when a minute or 20 seconds are left', () => {
    expect(alertBetween(60_500, 59_900)).toBe(MINUTE);
    expect(alertBetween(20_050, 19_990)).toBe(LOW_TIME_MS);
    expect(alertBetween(50_000, 49_000)).toBeUndefined();
  });

  test('but not of a moment long ago, as after sleep', () => {
    expect(alertBetween(120_000, 30_000)).toBeUndefined();
  });
});
