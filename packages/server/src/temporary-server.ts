import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions, type ServerOptions } from './options.ts';
import { type RunningServer, type ServerOverrides, startServer } from './server.ts';

/** A server on a free local port, for tests and tools. Deletes its data when it closes. */
export async function startTemporaryServer(
  options: Partial<ServerOptions> = {},
  overrides: ServerOverrides = {},
): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'oia-data-'));
  const defaults = readOptions(['--port', '0', '--data', data, '--log', 'error', '--threads', '1'], {}, undefined);
  if (!defaults.ok) throw new Error(defaults.error);
  const forget = (): void => rmSync(data, { recursive: true, force: true });
  try {
    const running = await startServer({ ...defaults.value, ...options }, overrides);
    return { ...running, close: () => running.close().finally(forget) };
  } catch (error) {
    forget();
    throw error;
  }
}
