import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createClient } from 'redis';
import { describe, expect, test } from 'vitest';
import { hasRedis, startRedis } from './services.ts';

describe.runIf(hasRedis)('a Redis of the test', () => {
  test('keeps what was written when it is restarted', async () => {
    const service = await startRedis();
    try {
      const client = await createClient({ url: service.url })
        .on('error', () => undefined)
        .connect();
      await client.set('a', '1');
      await service.restart();
      expect(await client.get('a')).toBe('1');
      client.destroy();
    } finally {
      await service.remove();
    }
  });

  test('ends with the process that started it, however that ends', async () => {
    const killed = fileURLToPath(new URL('./services/killed-test.ts', import.meta.url));
    const child = spawn(process.execPath, [killed], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [address] = await once(child.stdout.setEncoding('utf8'), 'data');
    expect(await isReached(address)).toBe(true);
    child.kill('SIGKILL');
    await expect.poll(() => isReached(address)).toBe(false);
  });
});

async function isReached(address: string): Promise<boolean> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
