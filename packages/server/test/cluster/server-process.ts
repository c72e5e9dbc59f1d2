import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const MAIN = join(import.meta.dirname, '../../src/development.ts');

/** The services that the processes of a cluster share. */
export interface Shared {
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

/** A server in its own process, which can be killed and stalled. */
export class ServerProcess {
  readonly address: string;
  readonly #child: ChildProcess;
  readonly #data: string;

  private constructor(address: string, child: ChildProcess, data: string) {
    this.address = address;
    this.#child = child;
    this.#data = data;
  }

  static async start({ databaseUrl, redisUrl }: Shared): Promise<ServerProcess> {
    const data = mkdtempSync(join(tmpdir(), 'oia-process-'));
    const args = ['--port', '0', '--data', data, '--log', 'info', '--threads', '1', '--message-rate', '1000'];
    const env = { ...process.env, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl };
    const child = spawn(process.execPath, [MAIN, ...args, '--request-rate', '100000'], { env });
    return new ServerProcess(await addressOf(child), child, data);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Resolves to its exit code when it has ended. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const { exitCode, signalCode } = this.#child;
    const exit = exitCode === null && signalCode === null ? once(this.#child, 'exit') : [exitCode];
    this.signal(signal);
    const [code] = await exit;
    rmSync(this.#data, { recursive: true, force: true });
    return code;
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  let log = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (part) => {
      // Goes on reading: a full pipe would stop the process.
      log = (log + part).slice(-10_000);
      const found = /"address":"([^"]+)"/.exec(log)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(log)));
  });
}
