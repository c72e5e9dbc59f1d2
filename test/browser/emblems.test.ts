import { POWER_LIST, type PowerId } from '@oia/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { emblemMarkup } from '../../packages/web/src/emblems/markup.ts';
import { EMBLEMS } from '../../packages/web/src/emblems/picture.ts';
import { LINE, ROUNDING } from '../../packages/web/src/emblems/shape.ts';
import { useBrowser } from './browser.ts';

const { newPage } = useBrowser();

const POWERS = POWER_LIST.map(({ id }) => id as PowerId);

/** A drawing as pixels, a letter for each: n, nothing is drawn; d, dark; l, light. */
const pixelsOf = (page: Page, svg: string, size: number): Promise<string> =>
  page.evaluate(
    async ([markup, side]) => {
      const picture = new Image();
      picture.src = `data:image/svg+xml,${encodeURIComponent(markup)}`;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
      const brush = canvas.getContext('2d');
      brush?.drawImage(picture, 0, 0);
      const data = brush?.getImageData(0, 0, side, side).data ?? [];
      return Array.from({ length: side * side }, (_, i) => {
        if ((data[4 * i + 3] ?? 0) < 128) return 'n';
        return (data[4 * i + 1] ?? 0) > 145 ? 'l' : 'd';
      }).join('');
    },
    [svg, size] as const,
  );

const SIZE = 24;
/** Two figures that share more of their pixels than this look alike in a line of text. */
const MAX_ALIKE = 0.72;

/** Which pixels belong to a figure: the grounds are dark, both tones are light. */
const figureOf = async (page: Page, svg: string): Promise<readonly boolean[]> =>
  [...(await pixelsOf(page, svg, SIZE))].map((pixel) => pixel === 'l');

/** The share of the pixels of either that belong to both. */
function likeness(one: readonly boolean[], other: readonly boolean[]): number {
  const both = one.filter((isDrawn, i) => isDrawn && other[i]).length;
  const either = one.filter((isDrawn, i) => isDrawn || other[i]).length;
  return either === 0 ? 1 : both / either;
}

test('at 24 px no two emblems can be confused by their outline', async () => {
  const page = await newPage();
  const figures: (readonly [PowerId, readonly boolean[]])[] = [];
  for (const id of POWERS) figures.push([id, await figureOf(page, emblemMarkup(id, SIZE, 'small'))]);
  for (const [id, figure] of figures) expect(figure.filter(Boolean).length, id).toBeGreaterThan(60);
  const pairs = figures.flatMap(([one, a], i) =>
    figures.slice(i + 1).map(([other, b]) => ({ pair: `${one} ${other}`, alike: likeness(a, b) })),
  );
  expect(pairs.filter(({ alike }) => alike > MAX_ALIKE)).toEqual([]);
  await page.context().close();
});

test('the measure finds a figure that is only shifted a little', async () => {
  const page = await newPage();
  const owl = emblemMarkup('athena', SIZE, 'small');
  const one = await figureOf(page, owl);
  const other = await figureOf(page, owl.replace('translate(6.4', 'translate(7.4'));
  expect(one).not.toEqual(other);
  expect(likeness(one, other)).toBeGreaterThan(MAX_ALIKE);
  await page.context().close();
});

const LARGE = 192;

/** The figure alone, on a grid with a margin, two pixels to a unit. */
function bareFigure(id: PowerId): string {
  const paths = EMBLEMS[id]
    .filter(({ tone }) => tone !== 'ground')
    .map(({ path, isLine, transform = '' }) => {
      const paint = isLine ? `fill="none" stroke-width="${LINE}"` : `stroke-width="${ROUNDING}"`;
      return `<path d="${path}" transform="${transform}" stroke="#000" ${paint}/>`;
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 96 96" width="${LARGE}" height="${LARGE}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`;
}

/** The distance of the outermost pixel from the middle, in units of the grid. */
async function reachOf(page: Page, id: PowerId): Promise<number> {
  const pixels = await pixelsOf(page, bareFigure(id), LARGE);
  const drawn = [...pixels].flatMap((pixel, i) => (pixel === 'n' ? [] : i));
  const middle = (LARGE - 1) / 2;
  return Math.max(...drawn.map((i) => Math.hypot((i % LARGE) - middle, Math.floor(i / LARGE) - middle))) / 2;
}

test('every figure fills its frame and stays clear of it', async () => {
  const page = await newPage();
  for (const id of POWERS) {
    const reach = await reachOf(page, id);
    expect.soft(reach, id).toBeLessThan(36.5);
    expect.soft(reach, id).toBeGreaterThan(27);
  }
  await page.context().close();
});
