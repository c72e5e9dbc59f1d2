import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { freePort } from '../services/service.ts';

const MAIN = join(import.meta.dirname, '../../src/development.ts');
/** Bots are faster than players. */
const RATES = ['--message-rate', '100000', '--request-rate', '1000000', '--threads', '1', '--log', 'info'];
/** Caches compiled code, because the process starts many times. */
const ENVIRONMENT = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'oia-compiled') };

/** A server in its own process, which can be killed and restarted at the same address. */
export class ServerProcess {
  readonly address: string;
  readonly #args: readonly string[];
  #child: ChildProcess | undefined;
  /** The end of its log, for reports. */
  #log = '';

  static async at(args: readonly string[]): Promise<ServerProcess> {
    return new ServerProcess(await freePort(), args);
  }

  private constructor(port: number, args: readonly string[]) {
    this.address = `http://127.0.0.1:${port}`;
    this.#args = ['--port', String(port), ...args];
    process.once('exit', () => this.#child?.kill('SIGKILL'));
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get log(): string {
    return this.#log;
  }

  /** Resolves when it listens; false: it ended first. */
  async start(): Promise<boolean> {
    const child = spawn(process.execPath, [MAIN, ...RATES, ...this.#args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: ENVIRONMENT,
    });
    this.#child = child;
    this.#log = '';
    const listens = new Promise<boolean>((resolve) => {
      child.stderr.on('data', (part) => {
        this.#log = (this.#log + part).slice(-20_000);
        if (String(part).includes('"address"')) resolve(true);
      });
    });
    return Promise.race([listens, once(child, 'exit').then(() => false)]);
  }

  get isRunning(): boolean {
    const child = this.#child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** kill -9. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (!this.#child || !this.isRunning) return;
    const isOver = once(this.#child, 'exit');
    this.#child.kill(signal);
    await isOver;
  }
}
