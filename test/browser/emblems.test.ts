import { POWER_LIST } from '@oia/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { EMBLEMS } from '../../packages/web/src/emblems/index.ts';
import { emblemMarkup } from '../../packages/web/src/emblems/markup.ts';
import { useBrowser } from './browser.ts';

const { newPage } = useBrowser();

const SIZE = 24;
const POWERS = POWER_LIST.map(({ id }) => id as keyof typeof EMBLEMS);
/** Two figures that share more of their pixels than this look alike in a line of text. */
const MOST_ALIKE = 0.72;

/** The pixels of a figure at 24 px, as a string of 0 and 1: whatever is lighter than halfway from the ground. */
const drawFigure = (page: Page, markup: string): Promise<string> =>
  page.evaluate(
    async ([svg, size]) => {
      const picture = new Image();
      picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
      const brush = canvas.getContext('2d');
      brush?.drawImage(picture, 0, 0);
      const { data } = brush?.getImageData(0, 0, size, size) ?? { data: [] };
      // The grounds are dark, both tones are light.
      return Array.from({ length: size * size }, (_, i) =>
        (data[4 * i + 3] ?? 0) > 128 && (data[4 * i + 1] ?? 0) > 145 ? '1' : '0',
      ).join('');
    },
    [markup, SIZE] as const,
  );

/** The share of the pixels of either that belong to both. */
function likeness(one: string, other: string): number {
  const both = [...one].filter((pixel, i) => pixel === '1' && other[i] === '1').length;
  const either = [...one].filter((pixel, i) => pixel === '1' || other[i] === '1').length;
  return either === 0 ? 1 : both / either;
}

test('at 24 px no two emblems can be confused by their outline', async () => {
  const page = await newPage();
  const figures: [string, string][] = [];
  for (const id of POWERS) figures.push([id, await drawFigure(page, emblemMarkup(id, SIZE, 'small'))]);
  for (const [id, pixels] of figures) expect(pixels.split('1').length, id).toBeGreaterThan(60);
  const pairs = figures.flatMap(([one, a], i) =>
    figures.slice(i + 1).map(([other, b]) => ({ pair: `${one} ${other}`, alike: likeness(a, b) })),
  );
  expect(pairs.filter(({ alike }) => alike > MOST_ALIKE)).toEqual([]);
  await page.context().close();
});

test('the measure finds a figure that is only shifted a little', async () => {
  const page = await newPage();
  const owl = emblemMarkup('athena', SIZE, 'small');
  const [one, other] = [
    await drawFigure(page, owl),
    await drawFigure(page, owl.replace('translate(6.4', 'translate(7.4')),
  ];
  expect(one).not.toBe(other);
  expect(likeness(one, other)).toBeGreaterThan(MOST_ALIKE);
  await page.context().close();
});
