import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** How an engine failed. */
export type EngineFailure = 'crashed' | 'silent' | 'refused' | 'illegal';

export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly failure: EngineFailure;

  constructor(failure: EngineFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** How to start an engine: a command line for the shell, or a program with its arguments. */
export interface EngineCommand {
  readonly name: string;
  readonly file: string;
  readonly args?: readonly string[];
}

const START_TIME = 120_000;

/** An engine that speaks the protocol of docs/engine-protocol.md, in its own process so that it has its own CPU time. */
export class EngineProcess {
  readonly name: string;
  readonly #child: ChildProcess;
  #onChange: ((line: string) => void) | undefined;
  #fail: ((error: EngineError) => void) | undefined;
  #isGone = false;
  #takesSeed = false;

  constructor({ name, file, args }: EngineCommand) {
    this.name = name;
    this.#child = args ? spawn(file, args, QUIET) : spawn(file, { ...QUIET, shell: true });
    const end = (why: string): void => {
      this.#isGone = true;
      this.#fail?.(new EngineError('crashed', `${name} exited: ${why}`));
    };
    this.#child.on('error', (error) => end(error.message));
    this.#child.on('exit', (code, signal) => end(String(signal ?? code)));
    this.#child.stdin?.on('error', () => undefined);
    if (this.#child.stdout) createInterface({ input: this.#child.stdout }).on('line', (line) => this.#onChange?.(line));
  }

  async start(): Promise<void> {
    const isLast = (line: string): boolean => {
      if (/^option (name )?seed\b/.test(line)) this.#takesSeed = true;
      return line === 'oiaok';
    };
    await this.#answer(['oia'], isLast, START_TIME);
  }

  /** `seed`: for engines that have this option. */
  newGame(seed: number): void {
    this.#send('newgame');
    if (this.#takesSeed) this.#send(`setoption seed ${seed}`);
  }

  /** The steps it plays in a position. `time` is the timeout in milliseconds. */
  async bestTurn(position: string, go: string, time: number): Promise<readonly string[]> {
    const lines = [`position ${position}`, `go ${go}`];
    const line = await this.#answer(lines, (text) => /^(bestturn|error) /.test(text), time);
    if (line.startsWith('error ')) throw new EngineError('refused', `${this.name}: ${line}`);
    const words = line.split(/\s+/).slice(1);
    const next = words.indexOf('next');
    return next < 0 ? words : words.slice(0, next);
  }

  close(): void {
    this.#send('quit');
    setTimeout(() => this.#child.kill(), 1000).unref();
  }

  #send(line: string): void {
    if (!this.#isGone) this.#child.stdin?.write(`${line}\n`);
  }

  #answer(lines: readonly string[], isAnswer: (line: string) => boolean, time: number): Promise<string> {
    return new Promise<string>((resolve, reject) => {
      if (this.#isGone) return reject(new EngineError('crashed', `${this.name} exited`));
      const timer = setTimeout(
        () => reject(new EngineError('silent', `${this.name} did not answer within ${time} ms`)),
        time,
      );
      const done = (): void => {
        clearTimeout(timer);
        this.#onChange = undefined;
        this.#fail = undefined;
      };
      this.#onChange = (line) => {
        if (!isAnswer(line)) return;
        done();
        resolve(line);
      };
      this.#fail = (error) => {
        done();
        reject(error);
      };
      for (const line of lines) this.#send(line);
    });
  }
}

const QUIET = { stdio: ['pipe', 'pipe', 'inherit'] as ('pipe' | 'inherit')[] };
