import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from './free-port.ts';
import { guardOf } from './guard.ts';
import { type User, userNamed } from './user.ts';

/** How a database program is run. */
export interface Program {
  /** Who runs it where tests are run by root. */
  readonly user: string;
  readonly path: string;
  args(folder: string, port: number): readonly string[];
  /** What it prints when it takes connections. */
  readonly ready: RegExp;
  /** Stops it in an orderly way, also while somebody is connected. */
  readonly stopSignal: NodeJS.Signals;
  url(port: number): string;
  /** Before the first start. */
  prepare?(folder: string, user: User): void;
}

/** How often a start is tried: after a kill the remains of the process before may still be there. */
const TRIES = 20;

/** A real database in a folder of its own, on a free port of this machine. Ends with the process that started it. */
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
      if (tried === TRIES) throw new Error(`${this.#program.path} does not start`);
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

  /** In an orderly way. */
  stop(): Promise<void> {
    return this.#end(this.#program.stopSignal);
  }

  /** As if it crashed. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Ends it for good and removes its data. */
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

/** Resolves to true when the text was printed. Goes on reading: a full pipe would stop the program. */
function printed({ stdout, stderr }: ChildProcess, text: RegExp): Promise<boolean> {
  return new Promise((resolve) => {
    for (const stream of [stdout, stderr] as Readable[])
      stream.setEncoding('utf8').on('data', (chunk: string) => text.test(chunk) && resolve(true));
  });
}
