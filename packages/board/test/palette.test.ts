import { describe, expect, test } from 'vitest';
import { THEMES } from '../src/options.ts';
import { PALETTES } from '../src/palette.ts';

type Name = keyof (typeof PALETTES)['light'];

/** Text needs a contrast of 4.5, shapes need 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXTS: readonly (readonly [Name, Name])[] = [
  ['coordinate', 'rock'],
  ['badge-ink', 'badge'],
  ['menu-ink', 'menu'],
  ['menu-ink', 'menu-hover'],
];
const SHAPES: readonly (readonly [Name, Name])[] = [
  ['offer', 'offer-paper'],
  ['warn', 'offer-paper'],
  ['side-0', 'halo'],
  ['side-1', 'halo'],
  ['side-2', 'halo'],
  ['side-0-pattern', 'side-0'],
  ['side-1-pattern', 'side-1'],
  ['side-2-pattern', 'side-2'],
  ['level-1-line', 'level-1'],
  ['level-2-line', 'level-2'],
  ['level-3-line', 'level-3'],
  ['wall-line', 'wall-light'],
  ['wall-line', 'wall'],
  ['wall-line', 'ground'],
  ['dome-line', 'wall-light'],
  ['last', 'halo'],
  ['hint', 'halo'],
  ['selected', 'selected-line'],
  ['source', 'selected-line'],
  ['focus-inner', 'focus-outer'],
  ['menu-focus', 'menu'],
  ['menu-edge', 'menu'],
];

function light(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [light(a), light(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

describe.each(THEMES)('%s colours', (theme) => {
  const palette = PALETTES[theme];

  test.each(TEXTS)('%s can be read on %s', (ink, paper) => {
    expect(contrast(palette[ink], palette[paper])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPES)('%s shows on %s', (ink, paper) => {
    expect(contrast(palette[ink], palette[paper])).toBeGreaterThanOrEqual(3);
  });
});

test('the contrast formula gives known values', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
});
