import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlainDocument, PlainSerializer } from '../src/flat/plain-document.ts';
import { inColours, type Still, stillText } from '../src/flat/still.ts';
import { THEMES } from '../src/options.ts';
import { PALETTES } from '../src/palette.ts';
import { EMPTY_SCENE, FIGURES, type Scene, SIDES, TOKENS } from '../src/scene.ts';

beforeEach(() => {
  vi.stubGlobal('document', new PlainDocument());
  vi.stubGlobal('XMLSerializer', PlainSerializer);
});
afterEach(() => vi.unstubAllGlobals());

/** Something of everything a board can show. */
const FULL: Scene = {
  levels: EMPTY_SCENE.levels.map((_, square) => square % 4),
  domes: [3, 7, 12, 24],
  workers: SIDES.flatMap((side) =>
    FIGURES.map((figure, index) => ({
      square: side * 5 + index,
      side,
      figure,
      marked: index === 0,
      asleep: side === 1,
    })),
  ),
  tokens: TOKENS.map((kind, index) => ({ square: 15 + index, kind, secret: index > 2 })),
  ram: 23,
  streams: [
    { kind: 'wind', direction: 0 },
    { kind: 'song', direction: 3 },
  ],
  hidden: [2],
};

const count = (text: string, part: string): number => text.split(part).length - 1;

test.each(THEMES)('a still needs no style sheet: its %s colours are written in', (theme) => {
  const hints: Still['hints'] = [{ kind: 'move', from: 1, to: 2 }];
  const arrows: Still['arrows'] = [{ kind: 'build', to: 8, rank: 0 }];
  const text = stillText({ scene: FULL, last: [1, 2], hints, arrows }, { theme, patterns: true });
  expect(text).not.toContain('var(');
  expect(text).toContain(PALETTES[theme].sea);
  expect(text).toMatch(/^<svg [^>]*viewBox="0 0 584 584"/);
});

test('every colour that is drawn with is in both palettes', () => {
  for (const theme of THEMES) expect(inColours('var(--oia-sea) var(--oia-none)', theme)).toContain('var(--oia-none)');
  const names = Object.keys(PALETTES.light);
  expect(Object.keys(PALETTES.dark).toSorted()).toEqual(names.toSorted());
});

test('a still shows the steps pointed out, and nothing that can be chosen', () => {
  const pointed = stillText({
    scene: EMPTY_SCENE,
    hints: [
      { kind: 'move', from: 6, to: 7 },
      { kind: 'build', to: 8 },
    ],
    arrows: [{ kind: 'move', from: 6, to: 11, rank: 0 }],
  });
  expect(count(pointed, 'data-hint="move"')).toBe(1);
  expect(count(pointed, 'data-hint="build"')).toBe(1);
  expect(count(pointed, 'data-arrow="0"')).toBe(1);
  expect(pointed).not.toContain('data-offers');
  expect(stillText({ scene: EMPTY_SCENE })).not.toContain('data-hint');
});

test('a step that is refused is drawn as a warning, not as a hint', () => {
  const text = (refused: boolean): string =>
    stillText({ scene: EMPTY_SCENE, hints: [{ kind: 'move', from: 6, to: 7, refused }] }, { theme: 'light' });
  expect(text(true)).toContain(PALETTES.light.warn);
  expect(text(true)).not.toContain(PALETTES.light.hint);
  expect(text(false)).not.toContain(PALETTES.light.warn);
});

test('coordinates are drawn unless they are not wanted', () => {
  const letters = (text: string): string[] =>
    [...text.matchAll(/>([a-e1-5])<\/text>/g)].map(([, letter = '']) => letter);
  expect(letters(stillText({ scene: EMPTY_SCENE })).join('')).toBe('abcde54321');
  expect(letters(stillText({ scene: EMPTY_SCENE }, { turned: 2 })).join('')).toBe('edcba12345');
  expect(letters(stillText({ scene: EMPTY_SCENE }, { coordinates: false }))).toEqual([]);
});

test('every paint that is used is defined', () => {
  const text = stillText({ scene: FULL }, { patterns: true });
  const used = new Set([...text.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id));
  expect(used.size).toBeGreaterThan(4);
  for (const id of used) expect(text).toContain(`id="${id}"`);
});
