import { type Game, olderText, type Position, positionText, Referee, type Step, stepText } from '@oia/rules';
import type { Level } from '../question/levels.ts';
import { type Question, questionOf } from '../question/question.ts';
import type { Thought } from '../thinking/think.ts';
import type { EngineThreadLike } from '../threads/engine-thread.ts';
import {
  type EngineOption,
  type GoLimits,
  type Line,
  type LineFault,
  type Notation,
  OPTIONS,
  type OptionRange,
  readLine,
} from './lines.ts';

const DEFAULT_BUDGET_MS = 1000;
/** Values go from -1 to 1, scores from -1000, lost, to 1000, won. */
const MAX_SCORE = 1000;

/**
 * One session of the engine protocol (docs/engine-protocol.md). It answers every line and never stops on bad input.
 */
export class LineProtocol {
  readonly #engine: EngineThreadLike;
  readonly #send: (line: string) => void;
  readonly #version: string;
  #game: Game | undefined;
  #notation: Notation = 'ours';
  #level: Level;
  #seed = 1;
  #thinking: Promise<void> | undefined;
  /** Only `stop` ends what is under way. */
  #isEndless = false;

  constructor(
    engine: EngineThreadLike,
    send: (line: string) => void,
    { version, level }: { version: string; level: Level },
  ) {
    this.#engine = engine;
    this.#send = send;
    this.#version = version;
    this.#level = level;
  }

  /** Reads a line. Returns false at the end of the conversation. */
  take(text: string): boolean {
    const read = readLine(text);
    if (!read.ok) this.#fail(read.error);
    else if (read.value.kind === 'quit') return false;
    else this.#obey(read.value);
    return true;
  }

  /** Ends the session: finishes the current search, or stops it where no reader is left. */
  async close({ isHeard }: { readonly isHeard: boolean }): Promise<void> {
    if (!isHeard || this.#isEndless) this.#engine.stop();
    await this.#thinking;
    this.#engine.close();
  }

  #obey(line: Line): void {
    if (line.kind === 'hello') return this.#introduce();
    if (line.kind === 'isready') return this.#send('readyok');
    if (line.kind === 'stop') return this.#engine.stop();
    if (line.kind === 'empty') return;
    if (this.#thinking) return this.#fail({ code: 'busy', what: line.kind });
    if (line.kind === 'newgame') this.#startAnew();
    else if (line.kind === 'position') {
      this.#game = line.game;
      this.#notation = line.notation;
    } else if (line.kind === 'go') this.#go(line.limits);
    else if (line.kind === 'eval') this.#evaluate();
    else if (line.kind === 'setoption') this.#set(line.option);
  }

  #startAnew(): void {
    this.#game = undefined;
    this.#engine.forget();
  }

  #set(option: EngineOption): void {
    if (option.name === 'level') this.#level = option.value;
    else if (option.name === 'seed') this.#seed = option.value;
    else this.#engine.allot({ [option.name]: option.value });
  }

  #introduce(): void {
    const options = OPTIONS.map(optionLine);
    for (const line of [`id name Oia ${this.#version}`, ...options, 'oiaok']) this.#send(line);
  }

  #fail({
    code,
    what,
  }: {
    readonly code: LineFault['code'] | 'busy' | 'noPosition' | 'nothingToDecide';
    readonly what: string;
  }): void {
    this.#send(`error ${code} ${what}`.trim());
  }

  /** The game and the seat that has to decide; undefined: there is none, which is answered here. */
  #asked(line: 'go' | 'eval'): { readonly game: Game; readonly seat: number } | undefined {
    const game = this.#game;
    if (game && game.actor !== undefined && !game.outcome) return { game, seat: game.actor };
    this.#fail({ code: game ? 'nothingToDecide' : 'noPosition', what: line });
    return undefined;
  }

  #evaluate(): void {
    const asked = this.#asked('eval');
    if (!asked) return;
    const value = this.#engine.evaluate(questionOf(asked.game, asked.seat, { seed: this.#seed }));
    if (value.ok) this.#send(`eval ${scoreOf(value.value)}`);
    else this.#fail({ code: value.error.code, what: String(value.error.at ?? '') });
  }

  #go(limits: GoLimits): void {
    const asked = this.#asked('go');
    if (!asked) return;
    this.#isEndless = limits.infinite === true;
    this.#thinking = this.#think(asked.game, asked.seat, limits).finally(() => {
      this.#thinking = undefined;
    });
  }

  async #think(game: Game, seat: number, limits: GoLimits): Promise<void> {
    const began = performance.now();
    const clock = limits.cputime === undefined ? 'wall' : 'cpu';
    const question = questionFor(game, seat, limits, { level: this.#level, seed: this.#seed });
    const report = (progress: Thought): void => this.#send(infoLine(game, progress, performance.now() - began));
    const answered = await this.#engine.think(question, clock, report);
    if (!answered.ok) return this.#send(`error ${answered.code} ${answered.what}`);
    const { steps } = answered.thought;
    const next = nextText(game, steps, this.#notation);
    this.#send(`bestturn ${stepsText(game, steps)} next ${next}`);
  }
}

function questionFor(
  game: Game,
  seat: number,
  limits: GoLimits,
  how: { readonly level: Level; readonly seed: number },
): Question {
  const { movetime, cputime, nodes, depth, infinite } = limits;
  const isOpen = infinite || nodes !== undefined || depth !== undefined;
  const budget = cputime ?? movetime ?? (isOpen ? Number.POSITIVE_INFINITY : DEFAULT_BUDGET_MS);
  return {
    ...questionOf(game, seat, { ...how, budget }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(depth === undefined ? {} : { depth }),
  };
}

const optionLine = (range: OptionRange): string =>
  `option name ${range.name} type spin default ${range.default} min ${range.min} max ${range.max}`;

const scoreOf = (value: number): number => Math.round(value * MAX_SCORE);

function infoLine(game: Game, { depth, nodes, value, steps }: Thought, milliseconds: number): string {
  const time = Math.round(milliseconds);
  return `info depth ${depth} nodes ${nodes} time ${time} score ${scoreOf(value)} pv ${stepsText(game, steps)}`;
}

/** Each position on the way, with the last one as it is before the next player's turn begins. */
function positionsAlong({ match, position }: Game, steps: readonly Step[]): Position[] {
  const referee = new Referee(match);
  const positions = [position];
  for (const [i, step] of steps.entries()) {
    const before = positions[i] as Position;
    positions.push(i === steps.length - 1 ? referee.carry(before, step).position : referee.play(before, step).position);
  }
  return positions;
}

const stepsText = (game: Game, steps: readonly Step[]): string => {
  const before = positionsAlong(game, steps);
  return steps.map((step, i) => stepText(game.match, before[i] as Position, step)).join(' ');
};

/** Turns that the older notation cannot express are written in ours. */
function nextText(game: Game, steps: readonly Step[], notation: Notation): string {
  const placed = { match: game.match, position: positionsAlong(game, steps).at(-1) as Position };
  const older = notation === 'older' ? olderText(placed) : undefined;
  return older?.ok ? older.value : positionText(placed);
}
