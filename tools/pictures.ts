// Takes the screenshots of docs/pictures and the social preview from the built app.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { startTemporaryServer } from '@oia/server';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { browserPath } from '../scripts/browsers.mjs';
import { fillStore } from '../test/browser/full-store.ts';
import { readOptions, refuse } from './options.ts';
import { saveEmblemSheet, THEMES } from './pictures/emblem-sheet.ts';
import { SHOTS, type Shot } from './pictures/shots.ts';

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PICTURES = fileAt('../docs/pictures/');
const SIZES: Readonly<Record<Shot['size'], BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  social: { viewport: { width: 1200, height: 630 } },
};
const FLAGS = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

const SHEETS = THEMES.map((theme) => ({ name: `emblems-${theme}`, theme }));
const { names: wanted } = readOptions(
  'pictures',
  'takes the screenshots of docs/pictures from the built app',
  {},
  '[name ...]',
);
const known = new Set([...SHOTS, ...SHEETS].map(({ name }) => name));
const unknown = wanted.find((name) => !known.has(name));
if (unknown !== undefined) refuse('pictures', `there is no picture ${unknown}, but ${[...known].join(', ')}`);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
const shots = SHOTS.filter(({ name }) => isWanted(name));
// Some people have played here before.
const data = mkdtempSync(join(tmpdir(), 'oia-pictures-'));
await fillStore(data, 24, 22);
const server = await startTemporaryServer({ app: fileAt('../packages/web/dist'), data });
const baseURL = server.address;
const browser = await chromium.launch({ executablePath: browserPath(), args: FLAGS });
mkdirSync(PICTURES, { recursive: true });
for (const shot of shots) await take(shot);
for (const { name, theme } of SHEETS) await takeSheet(name, theme);
await browser.close();
await server.close();
rmSync(data, { recursive: true, force: true });

async function takeSheet(name: string, theme: (typeof THEMES)[number]): Promise<void> {
  if (!isWanted(name)) return;
  await saveEmblemSheet(browser, theme, `${PICTURES}${name}.png`);
  process.stdout.write(`${name}\n`);
}

async function take(shot: Shot): Promise<void> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', ...SIZES[shot.size] });
  const settings = { language: 'en', face: '2d', motion: 'off', theme: 'light', ...shot.settings };
  await context.addInitScript(
    (kept) => {
      for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
    },
    { 'oia.settings': JSON.stringify(settings), ...shot.game?.kept },
  );
  const page = await context.newPage();
  await page.goto(shot.game?.path ?? shot.path ?? '/');
  await settle(page, settings.face === '3d');
  await shot.prepare?.(page);
  await settle(page, settings.face === '3d');
  await save(page, shot);
  await context.close();
  process.stdout.write(`${shot.name}\n`);
}

/** Software rendering of the 3D board is slow: waits for its canvas, and then until animations have ended. */
async function settle(page: Page, isSolid: boolean): Promise<void> {
  await page.waitForLoadState('networkidle');
  const hasBoard = (await page.locator('.oia-board').count()) > 0;
  if (isSolid && hasBoard) await page.locator('.oia-board canvas').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(isSolid && hasBoard ? 6000 : 600);
}

async function save(page: Page, { name, size }: Shot): Promise<void> {
  const path = size === 'social' ? fileAt('../packages/web/public/social.png') : `${PICTURES}${name}.png`;
  await page.screenshot({ path, timeout: 60_000 });
}
