import { readFileSync } from 'node:fs';
import { POWER_LIST, type PowerId, type PowerSet, SETS } from '@oia/rules';
import { en } from '@oia/texts';
import type { Browser } from 'playwright-core';
import { emblemMarkup } from '../../packages/web/src/emblems/markup.ts';

export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const TOKENS = readFileSync(new URL('../../packages/web/src/styles/tokens.css', import.meta.url), 'utf8');
const STYLE = `${TOKENS}
  body { margin: 24px; background: var(--ground); color: var(--text); font: 15px var(--font); }
  h2 { margin: 20px 0 10px; font: 24px var(--font-title); }
  section { display: grid; grid-template-columns: repeat(8, 1fr); gap: 18px 12px; }
  figure { display: grid; grid-template-columns: auto auto 1fr; align-items: center; gap: 4px 8px; margin: 0; }
  figure > :first-child { grid-column: 1 / -1; }`;

/** Every emblem at 200, 48 and 24 pixels. */
const entry = (power: PowerId): string => `<figure>
  ${emblemMarkup(power, 200, 'full')}${emblemMarkup(power, 48, 'full')}${emblemMarkup(power, 24, 'small')}
  <figcaption>${en.powers[power].name}</figcaption></figure>`;

function group(set: PowerSet): string {
  const powers = POWER_LIST.filter((power) => power.set === set);
  return `<h2>${en.ui.picker.sets[set]}</h2><section>${powers.map(({ id }) => entry(id as PowerId)).join('')}</section>`;
}

/** Saves all emblems as one picture, to look for those that can be confused. */
export async function saveEmblemSheet(browser: Browser, theme: Theme, path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1780, height: 900 } });
  await page.setContent(
    `<!doctype html><html data-theme="${theme}"><style>${STYLE}</style><body>${SETS.map(group).join('')}</body></html>`,
  );
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
