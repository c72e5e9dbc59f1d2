import { gzipSync } from 'node:zlib';
import { POWER_LIST, SETS } from '@oia/rules';
import { expect, test } from 'vitest';
import { emblemMarkup } from '../src/emblems/markup.ts';
import { EMBLEMS, FRAMES } from '../src/emblems/picture.ts';
import { ring, soft, twin } from '../src/emblems/shape.ts';

const POWERS = POWER_LIST.map(({ id }) => id as keyof typeof EMBLEMS);

test('every power has an emblem in both tones, and nothing else has one', () => {
  expect(Object.keys(EMBLEMS).sort()).toEqual([...POWERS].sort());
  const pale = POWERS.filter(
    (id) => !['bright', 'soft'].every((tone) => EMBLEMS[id].some((shape) => shape.tone === tone)),
  );
  expect(pale).toEqual([]);
});

test('no two emblems share an outline', () => {
  const outlines = POWERS.map((id) => JSON.stringify(EMBLEMS[id].filter(({ tone }) => tone !== 'ground')));
  expect(new Set(outlines).size).toBe(POWERS.length);
  const largest = POWERS.map((id) => longest(EMBLEMS[id].map(({ path }) => path)));
  expect(new Set(largest).size).toBe(POWERS.length);
});

const longest = (paths: readonly string[]): string => [...paths].sort((a, b) => b.length - a.length)[0] ?? '';

test('all emblems together are small', () => {
  expect(gzipSync(JSON.stringify(EMBLEMS)).length).toBeLessThan(12_000);
});

test('the markup is drawn without a page: a frame of the set, the figure, nothing undefined', () => {
  for (const id of POWERS) {
    const markup = emblemMarkup(id, 48, 'full');
    expect(markup).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 64 64" width="48" height="48"/);
    expect(markup).not.toMatch(/undefined|NaN/);
    for (const [, path] of markup.matchAll(/ d="([^"]*)"/g)) expect(path).toMatch(/^M[-\d.\sMmLlHhVvCcSsQqTtAaZz]+$/);
    expect(markup.length).toBeLessThan(9000);
  }
});

test('a small one has no rim and a larger figure', () => {
  const [small, full] = (['small', 'full'] as const).map((detail) => emblemMarkup('pan', 24, detail));
  expect(small?.match(/<path/g)?.length).toBe((full?.match(/<path/g)?.length ?? 0) - 1);
  expect(small).toContain('scale(0.8)');
});

test('frames and grounds differ from set to set', () => {
  expect(new Set(SETS.map((set) => FRAMES[set].path)).size).toBe(SETS.length);
  expect(new Set(SETS.map((set) => FRAMES[set].colours.ground)).size).toBe(SETS.length);
});

/** The contrast of two colours by WCAG. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(SETS)('the tones of %s stand out from their ground', (set) => {
  const { bright, soft: second, ground } = FRAMES[set].colours;
  expect(contrast(bright, ground)).toBeGreaterThan(4.5);
  expect(contrast(second, ground)).toBeGreaterThan(4.5);
});

test('twins are mirrored, rings are turned', () => {
  const shape = soft('M1 2H3');
  expect(twin(shape)).toEqual([shape, { ...shape, transform: 'matrix(-1 0 0 1 64 0)' }]);
  expect(ring(3, [shape], [5, 6]).map(({ transform }) => transform)).toEqual([
    'rotate(0 5 6)',
    'rotate(120 5 6)',
    'rotate(240 5 6)',
  ]);
});
