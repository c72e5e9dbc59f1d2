import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { postgresProgram } from './services/postgres.ts';
import { type Program, Service } from './services/service.ts';

const FINDER = fileURLToPath(new URL('../../../scripts/services.mjs', import.meta.url));

interface Found {
  readonly postgres?: string;
  readonly redis?: string;
}

/** Where PostgreSQL and Redis are installed. */
const found: Found = JSON.parse(execFileSync(process.execPath, [FINDER], { encoding: 'utf8' }));

/** Only there both are installed. */
const isExpected = Boolean(process.env.CI) && process.platform === 'linux';

/** Whether tests with it can run here; warns if not. */
function isThere(name: string, place: string | undefined): boolean {
  if (place !== undefined || isExpected) return true;
  process.stderr.write(`*** SKIPPED *** There is no ${name}: \`npm test\` says how to get it.\n`);
  return false;
}

export const hasPostgres = isThere('PostgreSQL', found.postgres);
export const hasRedis = isThere('Redis', found.redis);

/** A PostgreSQL of the test's own, with an empty database `postgres` at its `url`. */
export async function startPostgres(): Promise<Service> {
  if (!found.postgres) throw new Error('There is no PostgreSQL.');
  return Service.begin(postgresProgram(found.postgres));
}

/** A Redis of the test's own, at its `url`. */
export async function startRedis(): Promise<Service> {
  if (!found.redis) throw new Error('There is no Redis.');
  return Service.begin(redisProgram(found.redis));
}

export type { Service } from './services/service.ts';

export const redisProgram = (path: string): Program => ({
  user: 'redis',
  path,
  args: (folder, port) => ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes'],
  ready: /Ready to accept connections/,
  stopSignal: 'SIGTERM',
  url: (port) => `redis://127.0.0.1:${port}`,
});
