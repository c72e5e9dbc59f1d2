import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

/** Not `npm start`, which would build under the other tests where sources have changed. */
const OIA = join(import.meta.dirname, '../../packages/cli/bin/oia.js');
const data = mkdtempSync(join(tmpdir(), 'oia-start-'));
let server: ChildProcess;
let origin = '';
let said = '';

beforeAll(async () => {
  server = spawn(process.execPath, [OIA, 'serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  origin = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (part) => {
      said += part;
      const address = /Oia is at (http:\S+)\//.exec(said)?.[1];
      if (address) resolve(address);
    });
    server.stderr?.on('data', (part) => {
      said += part;
    });
    server.once('exit', () => reject(new Error(said)));
  });
});

afterAll(() => {
  server.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

describe('oia serve', () => {
  const { newPage } = useBrowser();

  test('prints the address of Oia, and nothing else', () => {
    expect(said).toBe(`Oia is at ${origin}/ (press Ctrl+C to stop)\n`);
  });

  test('its pages connect to their own socket and to engines on this machine, and to no other server', async () => {
    const page = await newPage({ baseURL: origin });
    await page.goto('/');
    const reaches = (address: string): Promise<string> =>
      page.evaluate(
        (url) =>
          new Promise<string>((resolve) => {
            document.addEventListener('securitypolicyviolation', () => resolve('forbidden'));
            const socket = new WebSocket(url);
            socket.onopen = () => resolve('open');
            socket.onerror = () => setTimeout(() => resolve('failed'), 500);
          }),
        address,
      );
    expect(await reaches(`${origin.replace('http', 'ws')}/api/socket`)).toBe('open');
    // Nothing listens there, but the policy lets it try.
    expect(await reaches('ws://localhost:9/')).toBe('failed');
    expect(await reaches('ws://oia.example/api/socket')).toBe('forbidden');
    expect(await page.evaluate(() => globalThis.crossOriginIsolated)).toBe(true);
  });

  test('shuts down cleanly on request', async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await expect(fetch(origin)).rejects.toThrow();
  });
});
