import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { browserPath } from '../../scripts/browsers.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The board in 3D is drawn in software, slowly; everything else is faster without. */
const DRAWING = {
  flat: ['--disable-gpu'],
  solid: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
} as const;

export interface Wishes extends BrowserContextOptions {
  /** What is kept on the device before the app starts. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly kept?: Readonly<Record<string, string>>;
}

/** Fast and still, unless a test asks for more. */
const SETTINGS = { language: 'en', face: '2d', motion: 'off', speed: 4, theme: 'light' };

let browser: Browser | undefined;

/** One browser for the tests of a file; every page has a device of its own. */
export function useBrowser(drawing: keyof typeof DRAWING = 'flat'): {
  newPage(wishes?: Wishes): Promise<Page>;
  newContext(wishes?: Wishes): Promise<BrowserContext>;
} {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: browserPath(), args: [...FLAGS, ...DRAWING[drawing]] });
  });
  afterAll(async () => {
    await browser?.close();
  });
  return { newPage, newContext };
}

async function newContext({ settings = {}, kept = {}, ...options }: Wishes = {}): Promise<BrowserContext> {
  if (!browser) throw new Error('the browser is not open yet');
  const context = await browser.newContext({
    baseURL: inject('origin'),
    viewport: { width: 1280, height: 800 },
    // The tests of offline play ask for it; elsewhere it only competes for the processor.
    serviceWorkers: 'block',
    ...options,
  });
  const entries = { 'oia.settings': JSON.stringify({ ...SETTINGS, ...settings }), ...kept };
  await context.addInitScript((all) => {
    // Once a device: what the app keeps later must survive a reload.
    if (localStorage.getItem('oia.test')) return;
    localStorage.setItem('oia.test', '1');
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, entries);
  return context;
}

/** Faults of the page fail the test that caused them. */
async function newPage(wishes?: Wishes): Promise<Page> {
  const context = await newContext(wishes);
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}
