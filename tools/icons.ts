// Renders the PNG icons from the SVG icon. The results are committed.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { browserPath } from '../scripts/browsers.mjs';
import { readOptions } from './options.ts';

readOptions('icons', 'renders the PNG icons of the app from its SVG icon', {});

const PUBLIC = fileURLToPath(new URL('../packages/web/public/', import.meta.url));
const ICON = readFileSync(`${PUBLIC}icon.svg`, 'utf8');
const SEA = '#1d5c94';

interface Drawing {
  readonly file: string;
  readonly size: number;
  /** Share of the image the icon fills; masks cut off the rest. */
  readonly share: number;
}

const DRAWINGS: readonly Drawing[] = [
  { file: 'icon-192.png', size: 192, share: 1 },
  { file: 'icon-512.png', size: 512, share: 1 },
  { file: 'icon-maskable.png', size: 512, share: 0.76 },
];

async function draw(page: Page, { file, size, share }: Drawing): Promise<void> {
  const ground = share < 1 ? SEA : 'transparent';
  const side = Math.round(size * share);
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
      <div style="width:${side}px;height:${side}px">${ICON}</div></body>`,
  );
  await page.screenshot({ path: PUBLIC + file, omitBackground: true });
}

const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const drawing of DRAWINGS) await draw(page, drawing);
await browser.close();
