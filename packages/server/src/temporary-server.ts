import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions, type ServerOptions } from './options.ts';
import { type RunningServer, type Surroundings, startServer } from './server.ts';

/** A server on a free port of this machine, for tests and tools: what it keeps is gone when it closes. */
export async function startTemporaryServer(
  options: Partial<ServerOptions> = {},
  surroundings: Surroundings = {},
): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'oia-data-'));
  const defaults = readOptions(['--port', '0', '--data', data, '--log', 'error', '--threads', '1'], {}, undefined);
  if (!defaults.ok) throw new Error(defaults.error);
  const forget = (): void => rmSync(data, { recursive: true, force: true });
  try {
    const running = await startServer({ ...defaults.value, ...options }, surroundings);
    return { ...running, close: () => running.close().finally(forget) };
  } catch (error) {
    forget();
    throw error;
  }
}
