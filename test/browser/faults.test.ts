import { afterAll, describe, expect, inject, test } from 'vitest';
import { AppBrowser } from '../../tools/faults/app-browser.ts';
import { appCases } from '../../tools/faults/app-cases.ts';

let browser: Promise<AppBrowser> | undefined;

function open(): Promise<AppBrowser> {
  browser ??= AppBrowser.open(inject('origin'));
  return browser;
}

afterAll(async () => {
  await (await browser)?.close();
});

describe('a fault in the app is said, and a game in another tab goes on', () => {
  /** The short form of `npm run faults`. */
  const short = appCases(open).filter(
    ({ boundary, fault }) => fault === 'rejects' || (fault === 'hangs' && boundary.includes('net')),
  );
  test.each(short)('$boundary $fault', async ({ run }) => {
    expect((await run()).told).not.toBe('');
  });
});
