import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { hasRedis, startRedis } from '../services.ts';

/** The modules of src/cluster that a server loads. */
async function loadedModules(...args: string[]): Promise<string[]> {
  const script = join(import.meta.dirname, 'loaded-modules.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args]);
  return JSON.parse(stdout) as string[];
}

describe('the code of the cluster', () => {
  test('is not loaded by a single process', async () => {
    expect(await loadedModules()).toEqual([]);
  });

  test.runIf(hasRedis)('is loaded with Redis', async () => {
    const redis = await startRedis();
    try {
      const modules = await loadedModules(redis.url);
      expect(modules.map((url) => url.split('/').at(-1))).toContain('redis-bus.ts');
    } finally {
      await redis.remove();
    }
  });
});
