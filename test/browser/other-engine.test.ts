import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { en } from '@oia/texts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const CLI = join(import.meta.dirname, '../../packages/cli');
const { newPage } = useBrowser();
const { analysis } = en.ui;
/** A could win at once. */
const WINNING = '00000/00000/00300/00200/00000 A none:fc2,ma1 none:fe5,me1';
const SLOW = { timeout: 60_000, interval: 100 };

let bridge: ChildProcess;
const codes: { readonly address: string; readonly code: string }[] = [];
beforeAll(() => {
  const program = [process.execPath, join(CLI, 'test/older-program.ts')];
  bridge = spawn(process.execPath, [join(CLI, 'bin/oia.js'), 'bridge', '--listen', '0', '--', ...program]);
  if (!bridge.stdout) throw new Error('no output');
  createInterface({ input: bridge.stdout }).on('line', (line) => {
    const [, address, code] = /^address (\S+) +code (\w+)$/.exec(line) ?? [];
    if (address && code) codes.push({ address, code });
  });
});
afterAll(() => {
  bridge.kill('SIGKILL');
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const engineText = (page: Page): Promise<string | null> => page.locator('.analysis-engine p').textContent();

async function connect(page: Page, code: string): Promise<void> {
  await page.getByLabel(analysis.outsideAddress).fill(codes[0]?.address ?? '');
  await page.getByLabel(analysis.outsideCode).fill(code);
  await button(page, analysis.outsideConnect).click();
}

test('another engine analyses in the page, and ours goes on when it ends', async () => {
  const page = await newPage();
  await page.goto('/analysis');
  await button(page, analysis.paste).click();
  await page.getByLabel(analysis.pasteLabel).fill(WINNING);
  await button(page, analysis.open).click();
  await expect.poll(() => codes.length, SLOW).toBe(1);
  await button(page, analysis.outsideUse).click();
  await connect(page, 'wrong');
  await expect.poll(() => page.getByRole('alert').textContent(), SLOW).toBe(analysis.outsideFaults.wrongCode);
  await connect(page, codes[0]?.code ?? '');
  await expect.poll(() => engineText(page), SLOW).toMatch(/^Analysed by /);
  // The other engine names one line, and counts a hundred positions a turn.
  await expect.poll(() => page.locator('.analysis-line').count(), SLOW).toBe(1);
  expect(await page.locator('.analysis-turn').textContent()).toMatch(/^c2-c3/);
  const state = page.locator('.analysis-state');
  await expect.poll(() => state.textContent(), SLOW).toContain(analysis.nodes({ nodes: '200' }));
  await page.locator('.analysis-line').click();
  await expect.poll(() => page.locator('.analysis-caption').textContent()).toBe(analysis.overNow);
  await page.getByRole('button', { name: analysis.back, exact: true }).click();
  await expect.poll(() => page.locator('.analysis-line').count(), SLOW).toBe(1);
  bridge.kill('SIGKILL');
  await expect.poll(() => engineText(page), SLOW).toBe(analysis.outsideLost);
  await expect.poll(() => page.locator('.analysis-line').count(), SLOW).toBe(3);
});
