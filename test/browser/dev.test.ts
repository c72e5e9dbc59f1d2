import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RepositoryCopy } from '../repository-copy.ts';
import { useBrowser } from './browser.ts';

const RELOAD = { timeout: 60_000 };

const copy = new RepositoryCopy();
let dev: ChildProcess;
let origin = '';
let said = '';

/** The address that is printed when the page is ready. */
function started(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const hear = (part: Buffer): void => {
      said += part;
      const address = /Local:\s+(http:\S+?)\/?\s/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`it ended before it began:\n${said}`)));
  });
}

beforeAll(async () => {
  const script = join(copy.root, 'scripts', 'dev.mjs');
  dev = spawn(process.execPath, [script, '--port', '0'], { env: { ...process.env, NO_COLOR: '1' } });
  origin = await started(dev);
});

afterAll(() => {
  dev.kill('SIGTERM');
  copy.remove();
});

const health = async (): Promise<string> => (await fetch(`${origin}/api/health`)).text();

describe('npm run dev', () => {
  const { newPage } = useBrowser();
  let page: Page;

  beforeAll(async () => {
    page = await newPage({ baseURL: origin });
    await page.goto('/', RELOAD);
    await page.getByRole('heading', { name: en.ui.home.title }).waitFor(RELOAD);
  });

  test('listens on this machine only', () => {
    expect(new URL(origin).hostname).toBe('127.0.0.1');
  });

  test('a changed style is applied without a reload', async () => {
    await page.evaluate(() => Object.assign(globalThis, { isStillHere: true }));
    copy.change('packages/web/src/styles/base.css', (text) => `${text}\nh1 { letter-spacing: 7px; }\n`);
    const heading = page.getByRole('heading', { name: en.ui.home.title });
    await expect.poll(() => heading.evaluate((h1) => getComputedStyle(h1).letterSpacing), RELOAD).toBe('7px');
    expect(await page.evaluate(() => 'isStillHere' in globalThis)).toBe(true);
  });

  test('a change in another package is applied', async () => {
    copy.change('packages/texts/src/en/ui/home.ts', (text) => text.replace(en.ui.home.title, 'A title by a test'));
    await page.getByRole('heading', { name: 'A title by a test' }).waitFor(RELOAD);
  });

  test('the page reaches the server, which restarts when its code changes', async () => {
    expect(await health()).toBe('{"status":"ok"}');
    copy.change('packages/server/src/http/operator-routes.ts', (text) => text.replace("'ok'", "'changed'"));
    await expect.poll(health, RELOAD).toBe('{"status":"changed"}');
  });

  test('stops on Ctrl+C, even while a page is open', async () => {
    const ended = once(dev, 'exit');
    dev.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    await expect(fetch(origin)).rejects.toThrow();
  });
});
