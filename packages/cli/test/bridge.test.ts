import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { CHECKS } from '../src/bridge/conformance.ts';
import { CLOSED } from '../src/bridge/socket-bridge.ts';
import { BIN, oia, oiaProcess, PLAIN } from './oia.ts';

const PROGRAM = join(import.meta.dirname, 'older-program.ts');
const older = (way: string): string[] => [process.execPath, PROGRAM, way];

describe('oia bridge --check', () => {
  test('our own engine passes everything', async () => {
    const { code, lines } = await oia(['bridge', '--check', '--', '8']);
    expect(lines[0]).toMatch(/^Oia \S+, our protocol$/);
    expect(lines.slice(1, -1)).toEqual(CHECKS.map(({ name }) => `ok       ${name}`));
    expect([code, lines.at(-1)]).toEqual([0, 'All checks passed.']);
  });

  test('a program of the older notation passes all but what is optional', async () => {
    const { code, lines } = await oia(['bridge', '--check', '--', ...older('plain')]);
    expect(lines[0]).toContain('the protocol of the older notation');
    expect(lines.filter((line) => line.startsWith('missing')).map((line) => line.slice(9))).toEqual([
      'takes its options within the ranges it names (optional)',
      'evaluates a position without a search (optional)',
      'plays in a view with secrets (optional)',
    ]);
    expect(lines.at(-1)).toBe('All checks passed.');
    expect(code).toBe(0);
  });

  test('a program that is wrong is told where, also after a crash', async () => {
    const { code, out } = await oia(['bridge', '--check', '--', ...older('crash')]);
    expect(out).toMatch(/^ok {7}introduces itself$/m);
    expect(out).toMatch(/^FAILED {3}plays a legal turn: exited: code 7$/m);
    expect(out).toMatch(/checks failed\.$/m);
    expect(code).toBe(1);
  });
});

test('oia bridge lets a program of the older notation speak our protocol', async () => {
  const lines = ['oia', `position ${PLAIN}`, 'go movetime 30'];
  const child = spawn(process.execPath, [BIN, 'bridge', '--', ...older('plain')]);
  const said: string[] = [];
  const ended = new Promise((resolve) => child.on('close', resolve));
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(line);
    if (line.startsWith('bestturn')) child.stdin.end();
  });
  child.stdin.write(`${lines.join('\n')}\n`);
  expect(await ended).toBe(0);
  expect(said).toContain('oiaok');
  expect(said.at(-1)).toMatch(/^bestturn \S+ \S+ next /);
});

describe('oia bridge --listen', () => {
  const APP = 'http://localhost:4174';
  let child: ReturnType<typeof spawn>;
  const said: string[] = [];
  /** The code that was printed as the `count`th. */
  const heard = async (count: number): Promise<{ address: string; code: string }> => {
    const codes = (): string[] => said.filter((line) => line.startsWith('address'));
    await expect.poll(() => codes().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count);
    const [, address = '', code = ''] = /^address (\S+) +code (\w+)$/.exec(codes()[count - 1] ?? '') ?? [];
    return { address, code };
  };
  beforeAll(() => {
    child = spawn(process.execPath, [BIN, 'bridge', '--listen', '0', '--', ...older('plain')]);
    if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => said.push(line));
  });
  afterAll(() => child.kill('SIGKILL'));

  const sockets: WebSocket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.terminate();
  });

  interface Page {
    readonly socket: WebSocket;
    readonly lines: string[];
    /** The code of its end. */
    readonly closed: Promise<number>;
  }
  function page(address: string, first: string, headers: Record<string, string> = { origin: APP }): Page {
    const socket = new WebSocket(address, { headers });
    sockets.push(socket);
    const lines: string[] = [];
    socket.on('message', (data) => lines.push(String(data)));
    socket.on('open', () => socket.send(first));
    const closed = new Promise<number>((resolve) => {
      socket.on('close', resolve);
      socket.on('error', () => resolve(-1));
    });
    return { socket, lines, closed };
  }

  test('no other page gets in: another origin, no origin, another host, no code, a wrong one', async () => {
    const { address, code } = await heard(1);
    for (const headers of [
      { origin: 'https://example.com' },
      { origin: 'http://localhost.example.com' },
      { origin: 'null' },
      {},
      { origin: APP, host: 'rebound.example.com' },
    ] as Record<string, string>[])
      expect(await page(address, `code ${code}`, headers).closed).toBe(-1);
    expect(await page(address, 'code abcdefghjk').closed).toBe(CLOSED.wrongCode);
    expect(await page(address, 'oia').closed).toBe(CLOSED.wrongCode);
  });

  test('a page with the code asks the program; the code works once, and one page at a time is served', async () => {
    const { address, code } = await heard(1);
    const first = page(address, `code ${code}`);
    await expect.poll(() => first.lines).toContain('connected');
    expect(await page(address, `code ${code}`).closed).toBe(CLOSED.taken);
    first.socket.send(`position ${PLAIN}\ngo movetime 30\nquit`);
    await expect.poll(() => first.lines.at(-1)).toMatch(/^bestturn \S+ \S+ next /);
    first.socket.close();
    const next = await heard(2);
    expect(next.code).not.toBe(code);
    expect(await page(address, `code ${code}`).closed).toBe(CLOSED.wrongCode);
    const second = page(address, `code ${next.code}`);
    await expect.poll(() => second.lines).toContain('connected');
  });

  test('guessing makes the code void', async () => {
    // The page of the test before has gone: its end brings a new code.
    await heard(3);
    const count = said.filter((line) => line.startsWith('address')).length;
    const { address, code } = await heard(count);
    for (let i = 0; i < 5; i++) await page(address, `code wrong${i}`).closed;
    await heard(count + 1);
    expect(await page(address, `code ${code}`).closed).toBe(CLOSED.wrongCode);
  });

  test('ends with Ctrl+C, and its program with it', async () => {
    const ended = new Promise((resolve) => child.on('close', resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });
});

describe('bad input', () => {
  test.each([
    [['bridge'], 'A command is needed after "--".'],
    [['bridge', '--check'], 'A command is needed'],
    [['bridge', '--check', '8'], 'Put "--" before the command'],
    [['bridge', '--check', '--listen', '1', '--', '8'], '--check and --listen cannot be combined'],
    [['bridge', '--listen', '70000', '--', '8'], '--listen must be a whole number'],
    [['bridge', '--listen', '0', '--origin', 'here', '--', '8'], '--origin must be an address'],
    [['bridge', '--server', 'ftp://x', '--token', 't', '--', '8'], '--server must be an address'],
    [['bridge', '--server', 'http://x', '--', '8'], 'A --token is needed'],
    [['bridge', '--server', 'http://x', '--token', 't', '--terms', 'draft', '--', '8'], '--terms must be'],
    [['bridge', '--server', 'http://x', '--token', 't', '--control', '5', '--', '8'], '--control must be'],
    [['bridge', '--server', 'http://x', '--token', 't', '--control', '15d', '--', '8'], '--control must be'],
    [['bridge', '--server', 'http://x', '--token', 't', '--room', 'x', '--', '8'], '--room must be'],
    [['bridge', '--check', '--', '9'], 'no level 9'],
  ])('%j is refused', async (args, message) => {
    const { code, err } = await oia(args);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });

  test('a command that does not start is named', async () => {
    const { code, err } = await oiaProcess(['bridge', '--check', '--', 'nowhere-to-be-found', '--x']);
    expect(err).toContain('nowhere-to-be-found exited');
    expect(code).toBe(1);
  });
});
