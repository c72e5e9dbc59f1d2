import type { EngineCommand } from './child-channel.ts';
import { EngineError, type LineChannel } from './line-channel.ts';
import { type Dialect, type OpenedEngine, openEngine } from './open-engine.ts';

/** Maximum wait for `readyok` before a game. */
const READY_TIMEOUT_MS = 60_000;

/** An engine that plays games, in its own process so that it has its own CPU time. One that crashed or hangs is started anew for the next game. */
export class EngineProcess {
  readonly name: string;
  readonly #command: EngineCommand;
  #opened: OpenedEngine | undefined;

  constructor(command: EngineCommand) {
    this.name = command.name;
    this.#command = command;
  }

  async start(): Promise<void> {
    this.#opened = await openEngine(this.#command);
  }

  get dialect(): Dialect | undefined {
    return this.#opened?.dialect;
  }

  /** Waits until it is ready, so that work it does between games costs no time of a turn. `seed`: for engines that have this option. */
  async newGame(seed: number): Promise<void> {
    if (!this.#opened || this.#opened.channel.end !== undefined) await this.start();
    const lines = ['newgame', ...(this.#opened?.options.includes('seed') ? [`setoption seed ${seed}`] : []), 'isready'];
    await this.#answer(lines, (line) => line === 'readyok', READY_TIMEOUT_MS);
  }

  /** The steps it plays in a position. `time` is the timeout in milliseconds. */
  async bestTurn(position: string, go: string, time: number): Promise<readonly string[]> {
    const lines = [`position ${position}`, `go ${go}`];
    const line = await this.#answer(lines, (text) => /^(bestturn|error)\b/.test(text), time);
    if (line.startsWith('error illegalAnswer')) throw new EngineError('illegal', line);
    if (line.startsWith('error')) throw new EngineError('refused', line);
    const words = line.split(/\s+/).slice(1);
    const next = words.indexOf('next');
    return next < 0 ? words : words.slice(0, next);
  }

  close(): void {
    this.#opened?.channel.close();
    this.#opened = undefined;
  }

  /** A program that did not answer in time is ended: its answer could come in the next game. */
  #answer(lines: readonly string[], isAnswer: (line: string) => boolean, time: number): Promise<string> {
    const channel = this.#opened?.channel;
    if (!channel || channel.end !== undefined)
      return Promise.reject(new EngineError('crashed', `exited: ${channel?.end ?? 'closed'}`));
    return heard(channel, lines, isAnswer, time).catch((error: unknown) => {
      if (error instanceof EngineError) {
        channel.kill();
        this.#opened = undefined;
      }
      throw error;
    });
  }
}

/** The first line that is an answer to these. */
export function heard(
  channel: LineChannel,
  lines: readonly string[],
  isAnswer: (line: string) => boolean,
  time: number,
): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const done = (): void => {
      clearTimeout(timer);
      channel.listener = undefined;
    };
    const fail = (error: EngineError): void => {
      done();
      reject(error);
    };
    const timer = setTimeout(() => fail(new EngineError('silent', `no answer within ${time} ms`)), time);
    channel.listener = {
      line: (line) => {
        if (!isAnswer(line)) return;
        done();
        resolve(line);
      },
      ended: (why) => fail(new EngineError('crashed', `exited: ${why}`)),
    };
    for (const line of lines) channel.send(line);
  });
}
