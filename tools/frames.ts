// Counts frames that are late while the built app analyses, and the same time on the same page while it does not.
// Run it on a quiet machine: every other process delays frames too.
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startTemporaryServer } from '@oia/server';
import { chromium, type Page } from 'playwright-core';
import { browserPath } from '../scripts/browsers.mjs';
import { preparedAt } from '../test/browser/kept-position.ts';
import { taskTimes } from './frames/trace.ts';
import { arrivalOf, noteArrival, type SlowScript, watchFrames } from './frames/watch.ts';
import { readOptions, whole } from './options.ts';

const POSITION = '00000/00231/01101/00020/00100 A apollo:fd3,mb2 demeter:fc4,md2';
const LATE_MS = 50;
/** The time for a frame at 60 a second. */
const FRAME_MS = 16;
const MAX_SECONDS = 600;
const SETTINGS = { language: 'en', face: '2d', motion: 'on', theme: 'light' };

const { seconds } = readOptions('frames', 'counts late frames while the built app analyses, and while it does not', {
  seconds: whole('how long each', 120, { max: MAX_SECONDS }),
});

const app = fileURLToPath(new URL('../packages/web/dist', import.meta.url));
const server = await startTemporaryServer({ app });
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  await measure(await openPage());
} finally {
  await browser.close();
  await server.close();
}

async function openPage(): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    (kept) => {
      for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
    },
    { 'oia.settings': JSON.stringify(SETTINGS), ...preparedAt(POSITION).kept },
  );
  const page = await context.newPage();
  await noteArrival(page, '.analysis-thinking', '.analysis-line');
  return page;
}

/** The page analyses as soon as it is there; its first button pauses that. */
async function measure(page: Page): Promise<void> {
  await page.goto('/analysis/test');
  await page.locator('.analysis-line').first().waitFor();
  const { ready, line } = await arrivalOf(page);
  const thinking = await watch(page);
  const depth = await page.locator('.analysis-thinking').getAttribute('data-depth');
  await page.locator('.analysis-head button').first().click();
  await page.waitForTimeout(1000);
  const paused = await watch(page);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  console.log(`${seconds} s each, depth ${depth}, ${availableParallelism()} cores with a load of ${load}`);
  console.log(`ready to be asked after ${Math.round(ready)} ms, the first line ${Math.round(line - ready)} ms later\n`);
  console.log('times in milliseconds');
  console.table({ analysing: thinking.row, paused: paused.row });
  tellScripts(thinking.scripts);
}

async function watch(page: Page): Promise<{ row: Readonly<Record<string, number>>; scripts: readonly SlowScript[] }> {
  const { done, times } = await taskTimes(browser, page, () => watchFrames(page, seconds));
  const { gaps, tasks, scripts } = done;
  const row = {
    frames: gaps.length,
    [`gaps over ${LATE_MS} ms`]: gaps.filter((gap) => gap > LATE_MS).length,
    'longest gap': worst(gaps),
    'long tasks': tasks.length,
    'longest task': worst(tasks),
    'longest script': worst(scripts.map(({ time }) => time)),
    'tasks with over 16 ms of processor': times.filter((time) => time > FRAME_MS).length,
    'most processor': worst(times),
  };
  return { row, scripts };
}

function worst(times: readonly number[]): number {
  return Math.round(times.reduce((most, time) => Math.max(most, time), 0));
}

/** The scripts that took longest, to repair them. */
function tellScripts(scripts: readonly SlowScript[]): void {
  const slowest = scripts.toSorted((a, b) => b.time - a.time).slice(0, 5);
  for (const { name, time } of slowest) console.log(`${Math.round(time)} ms  ${name}`);
}
