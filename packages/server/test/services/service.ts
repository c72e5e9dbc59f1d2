import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { guardOf } from './guard.ts';

/** How a database program is run. */
export interface Program {
  /** The user that runs it if the tests are run by root. */
  readonly user: string;
  readonly path: string;
  args(folder: string, port: number): readonly string[];
  /** Its output when it accepts connections. */
  readonly ready: RegExp;
  /** Stops it in an orderly way, even with open connections. */
  readonly stopSignal: NodeJS.Signals;
  url(port: number): string;
  /** Called before the first start. */
  prepare?(folder: string, user: User): void;
}

/** A start may fail while remains of a killed process are still there. */
const MAX_TRIES = 20;

/** A real database in its own folder on a free port, which ends with the process that started it. */
export class Service {
  readonly url: string;
  readonly #program: Program;
  readonly #folder: string;
  readonly #port: number;
  readonly #user: User;
  readonly #guard: () => Promise<void>;
  #child: ChildProcess | undefined;

  static async begin(program: Program): Promise<Service> {
    const service = new Service(program, await freePort());
    await service.start();
    return service;
  }

  private constructor(program: Program, port: number) {
    this.#program = program;
    this.#port = port;
    this.url = program.url(port);
    this.#user = userNamed(program.user);
    this.#folder = mkdtempSync(join(tmpdir(), `oia-${program.user}-`));
    this.#guard = guardOf(this.#folder);
    if ('uid' in this.#user) chownSync(this.#folder, this.#user.uid, this.#user.gid);
    program.prepare?.(this.#folder, this.#user);
  }

  async start(): Promise<void> {
    for (let tried = 1; !(await this.#tryStart()); tried++) {
      if (tried === MAX_TRIES) throw new Error(`${this.#program.path} does not start`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async #tryStart(): Promise<boolean> {
    const args = this.#program.args(this.#folder, this.#port);
    const child = spawn(this.#program.path, args, {
      ...this.#user,
      cwd: this.#folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    writeFileSync(join(this.#folder, 'guarded.pid'), String(child.pid));
    return Promise.race([printed(child, this.#program.ready), once(child, 'exit').then(() => false)]);
  }

  /** Stops it in an orderly way. */
  stop(): Promise<void> {
    return this.#end(this.#program.stopSignal);
  }

  /** Stops it like a crash. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Stops it and removes its data. */
  async remove(): Promise<void> {
    await this.kill();
    await this.#guard();
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const isOver = once(child, 'exit');
    child.kill(signal);
    await isOver;
  }
}

/** Resolves to true when the text was printed. Continues to read, because a full pipe would block the program. */
function printed({ stdout, stderr }: ChildProcess, text: RegExp): Promise<boolean> {
  return new Promise((resolve) => {
    for (const stream of [stdout, stderr] as Readable[])
      stream.setEncoding('utf8').on('data', (chunk: string) => text.test(chunk) && resolve(true));
  });
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** The user of a program; empty: the user of the tests. */
export type User = { readonly uid: number; readonly gid: number } | Record<string, never>;

/** PostgreSQL refuses to be run by root. A program that was not installed by a package has no user of its own, and runs as the tests do. */
export function userNamed(name: string): User {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return {};
  }
}
