import { afterEach, expect, test } from 'vitest';
import { atSpeed, changeSettings } from '../src/common/settings.ts';

afterEach(() => changeSettings({ speed: 1, motion: 'system' }));

test('computers play at the chosen speed', () => {
  const at = ([0.5, 1, 2, 4] as const).map((speed) => {
    changeSettings({ speed });
    return atSpeed(750);
  });
  expect(at).toEqual([1500, 750, 375, 187.5]);
});

test('also without animation, because each step has to be seen', () => {
  changeSettings({ speed: 2, motion: 'off' });
  expect(atSpeed(750)).toBe(375);
});
