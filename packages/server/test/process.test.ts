import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';

const MAIN = join(import.meta.dirname, '../src/development.ts');
let data = '';
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'oia-process-'));
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

interface Started {
  readonly child: ChildProcess;
  readonly address: string;
  log(): string;
}

/** Starts a server in its own process, and waits until it listens. */
async function started(...nodeOptions: readonly string[]): Promise<Started> {
  const child = spawn(process.execPath, [...nodeOptions, MAIN, '--port', '0', '--data', data, '--log', 'info']);
  let log = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (part) => {
      log += part;
      const found = /"address":"([^"]+)"/.exec(log)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(log)));
  });
  return { child, address, log: () => log };
}

/** Sends half of a request. */
async function neverEnding(address: string): Promise<void> {
  const { port, host } = new URL(address);
  const slow = connect(Number(port), '127.0.0.1');
  slow.on('error', () => undefined);
  const lines = ['POST /api/guest HTTP/1.1', `host: ${host}`, `origin: ${address}`, 'content-length: 10'];
  slow.write(`${[...lines, 'content-type: application/json'].join('\r\n')}\r\n\r\n{`);
  await once(slow, 'connect');
  await pause(300);
}

describe('a server that is asked to end', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('by %s finishes, and exits with 0', async (signal) => {
    const { child, address } = await started();
    // Keeps its connection open, as browsers do.
    expect((await fetch(`${address}/health`)).status).toBe(200);
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { origin: address } });
    await once(socket, 'open');
    const said = once(socket, 'message');
    child.kill(signal);
    child.kill(signal);
    expect(JSON.parse(String((await said)[0]))).toEqual({ kind: 'fault', code: 'closing' });
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('does not wait for ever for a request that never ends', async () => {
    const { child, address } = await started();
    await neverEnding(address);
    child.kill('SIGTERM');
    const began = performance.now();
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(performance.now() - began).toBeGreaterThan(2_000);
  });

  test('ends at once when it is asked again', async () => {
    const { child, address } = await started();
    await neverEnding(address);
    child.kill('SIGTERM');
    await pause(1_500);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([1, null]);
  });
});

test('the log has no secrets', async () => {
  const { child, address, log } = await started();
  const headers = { cookie: 'oia_session=cookie-secret', authorization: 'Bearer token-secret' };
  await fetch(`${address}/health`, { headers });
  await fetch(`${address}/api/nothing`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"password":"password-secret"',
  });
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(log()).toContain('/api/nothing');
  expect(log()).not.toMatch(/(cookie|token|password)-secret/);
});

/** Mistakes on demand: a promise that is rejected, and an exception. */
const MISTAKES = `
process.on('SIGUSR2', () => { Promise.reject(new Error('a forgotten promise')); });
process.on('SIGHUP', () => { throw new Error('a mistake of the program'); });
`;

describe('an error that no code catches', () => {
  const mistaken = (): Promise<Started> => started('--import', `data:text/javascript,${encodeURIComponent(MISTAKES)}`);

  test('as a rejected promise is logged, and the server continues', async () => {
    const { child, address, log } = await mistaken();
    child.kill('SIGUSR2');
    await expect.poll(log).toContain('a forgotten promise');
    expect((await fetch(`${address}/health`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('as an exception is logged, open work is saved, and the process ends with a failure', async () => {
    const { child, address, log } = await mistaken();
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { origin: address } });
    await once(socket, 'open');
    const said = once(socket, 'message');
    child.kill('SIGHUP');
    expect(JSON.parse(String((await said)[0]))).toEqual({ kind: 'fault', code: 'closing' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(log()).toContain('a mistake of the program');
  });
});
