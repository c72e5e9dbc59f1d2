import { expect, it } from 'vitest';
import { POWER_LIST, powerById } from '../src/power-list.ts';
import * as box from '../src/powers/index.ts';

it('each power is exported under its id', () => {
  expect(Object.entries(box).filter(([name, { id }]) => name !== id)).toEqual([]);
});

it('numbers go up from 1 without a gap', () => {
  expect(POWER_LIST.map(({ number }) => number)).toEqual(POWER_LIST.map((_, i) => i + 1));
});

it('powers are found by id, and nothing else is', () => {
  for (const power of POWER_LIST) expect(powerById(power.id)).toBe(power);
  for (const id of ['', 'none', 'Pan', 'toString', '__proto__']) expect(powerById(id)).toBeUndefined();
});
