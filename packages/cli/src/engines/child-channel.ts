import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { LineChannel, LineListener } from './line-channel.ts';

/** How to start an engine: a command line for the shell, or a program with its arguments. */
export interface EngineCommand {
  readonly name: string;
  readonly file: string;
  readonly args?: readonly string[];
}

/** Time to leave after `quit`. */
const QUIT_TIMEOUT_MS = 1000;
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;
const hasGroups = process.platform !== 'win32';

/** Children that run now. They must not outlive this process. */
const running = new Set<ChildProcess>();
let isGuarded = false;

/** A program with the lines of its standard streams, in a process group of its own: a shell goes together with what it has started. */
export class ChildChannel implements LineChannel {
  listener: LineListener | undefined;
  readonly #child: ChildProcess;
  #end: string | undefined;

  constructor({ file, args }: EngineCommand) {
    guardChildren();
    const options = { stdio: ['pipe', 'pipe', 'inherit'] as ('pipe' | 'inherit')[], detached: hasGroups };
    const child = args ? spawn(file, args, options) : spawn(file, { ...options, shell: true });
    this.#child = child;
    running.add(child);
    child.on('error', (error) => this.#over(error.message));
    child.on('exit', (code, signal) => this.#over(signal ?? `code ${code}`));
    // A program that has gone reads nothing; `exit` says so.
    child.stdin?.on('error', () => undefined);
    if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => this.listener?.line(line.trim()));
  }

  get end(): string | undefined {
    return this.#end;
  }

  send(line: string): void {
    if (this.#end === undefined) this.#child.stdin?.write(`${line}\n`);
  }

  close(): void {
    this.send('quit');
    this.#child.stdin?.end();
    setTimeout(() => this.kill(), QUIT_TIMEOUT_MS).unref();
  }

  kill(): void {
    if (running.has(this.#child)) killGroup(this.#child);
  }

  #over(why: string): void {
    running.delete(this.#child);
    if (this.#end !== undefined) return;
    this.#end = why;
    this.listener?.ended(why);
  }
}

function killGroup(child: ChildProcess): void {
  try {
    if (hasGroups && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has gone already.
  }
}

/** Ends the children with this process, also where a signal ends it and no other part of the program handles the signal. */
function guardChildren(): void {
  if (isGuarded) return;
  isGuarded = true;
  process.on('exit', () => {
    for (const child of running) killGroup(child);
  });
  for (const [signal, code] of Object.entries(SIGNALS))
    process.on(signal, () => {
      if (process.listenerCount(signal) === 1) process.exit(code);
    });
}
