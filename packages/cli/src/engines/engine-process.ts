import type { EngineCommand } from './child-channel.ts';
import { collected } from './conversation.ts';
import { EngineError } from './line-channel.ts';
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
  async #answer(lines: readonly string[], isAnswer: (line: string) => boolean, time: number): Promise<string> {
    const channel = this.#opened?.channel;
    if (!channel) throw new EngineError('crashed', 'it is not running');
    try {
      const said = await collected(channel, lines, isAnswer, time);
      return said.at(-1) ?? '';
    } catch (error) {
      channel.kill();
      this.#opened = undefined;
      throw error;
    }
  }
}
