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

/** Software rendering is needed for 3D only; without it everything else is faster. `whole`: with notifications. */
const DRAWING = {
  flat: ['--disable-gpu'],
  whole: ['--disable-gpu'],
  solid: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
} as const;

export interface PageOptions extends BrowserContextOptions {
  /** The content of localStorage before the app starts. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly kept?: Readonly<Record<string, string>>;
  /** The first game has a coach, as for a new user. */
  readonly coach?: boolean;
}

/** Fast and without animation by default. */
const SETTINGS = { language: 'en', face: '2d', motion: 'off', speed: 4, theme: 'light', soundAsked: true };

let browser: Browser | undefined;

/** One browser for the tests of a file; every page has its own storage. `flags`: additional command line flags. */
export function useBrowser(
  drawing: keyof typeof DRAWING = 'flat',
  flags: readonly string[] = [],
): {
  newPage(options?: PageOptions): Promise<Page>;
  newContext(options?: PageOptions): Promise<BrowserContext>;
} {
  beforeAll(async () => {
    const executablePath = browserPath(drawing === 'whole');
    browser = await chromium.launch({ executablePath, args: [...FLAGS, ...DRAWING[drawing], ...flags] });
  });
  afterAll(async () => {
    await browser?.close();
  });
  return { newPage, newContext };
}

async function newContext({
  settings = {},
  kept = {},
  coach = false,
  ...options
}: PageOptions = {}): Promise<BrowserContext> {
  if (!browser) throw new Error('the browser is not open yet');
  const context = await browser.newContext({
    baseURL: inject('origin'),
    viewport: { width: 1280, height: 800 },
    // Only the offline tests need service workers; elsewhere they only cost time.
    serviceWorkers: 'block',
    ...options,
  });
  const entries = {
    'oia.settings': JSON.stringify({ ...SETTINGS, ...settings }),
    ...(coach ? {} : { 'oia.coach': '{}' }),
    ...kept,
  };
  await context.addInitScript((all) => {
    // Only once per context, because what the app stores later must survive a reload.
    if (localStorage.getItem('oia.test')) return;
    localStorage.setItem('oia.test', '1');
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, entries);
  return context;
}

/** Errors in the page fail the test. */
async function newPage(options?: PageOptions): Promise<Page> {
  const context = await newContext(options);
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}
