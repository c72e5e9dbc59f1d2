import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTemporaryServer } from '../../src/index.ts';
import { listen } from '../../src/listening.ts';

const HOST = '127.0.0.1';

test('an address of another machine is refused with a message', async () => {
  await expect(startTemporaryServer({ host: '192.0.2.1', port: 4174 })).rejects.toThrow(
    /^Port 4174 of 192\.0\.2\.1 cannot be used: .* Give others by --port and --host\.$/,
  );
});

test('the next free port is taken, without warnings for programmers', async () => {
  const warned = vi.fn();
  process.on('warning', warned);
  onTestFinished(() => void process.off('warning', warned));
  const taken = createServer().listen(0, HOST);
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const others: Server[] = [];
  for (let i = 0; i < 12; i++) {
    const server = createServer();
    others.push(server);
    expect(await listen(server, HOST, port)).toBeGreaterThan(port);
  }
  for (const server of [taken, ...others]) server.close();
  await new Promise((resolve) => setImmediate(resolve));
  expect(warned).not.toHaveBeenCalled();
});
