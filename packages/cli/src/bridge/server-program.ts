import process from 'node:process';
import type { RoomLine, TimeControl, TurnLine } from '@oia/protocol';
import { EXIT, print, printError } from '../command.ts';
import { EngineProcess } from '../engines/engine-process.ts';
import { EngineError, FAILURE_WORDS } from '../engines/line-channel.ts';
import { ApiClient, Refused } from './api-client.ts';
import type { ServerPlan } from './plan.ts';

/** A program that fails in this many games in a row is not worth an opponent's time. */
const MAX_FAILED_GAMES = 3;
/** A game of one player is shorter than this many turns. */
const TURNS_OF_A_GAME = 60;
/** Silence beyond the time of a turn that makes it fail. */
const TURN_TIMEOUT_MS = 60_000;
/** Signals within this time count as one: a terminal and npm both send it. */
const SAME_SIGNAL_MS = 500;

/** The request of Ctrl+C: first no more games, then an end at once. */
class StopRequest {
  readonly soon = new AbortController();
  readonly now = new AbortController();
  #askedAt: number | undefined;

  readonly hear = (): void => {
    const at = performance.now();
    if (this.#askedAt === undefined) this.soon.abort();
    else if (at - this.#askedAt > SAME_SIGNAL_MS) this.now.abort();
    this.#askedAt ??= at;
  };
}

/** Plays on a server until enough games are played or Ctrl+C. */
export async function playOnServer(plan: ServerPlan): Promise<number> {
  const stop = new StopRequest();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, stop.hear);
  const engine = new EngineProcess(plan.command);
  try {
    await engine.start();
    return await new ServerProgram(plan, engine, stop).play();
  } catch (error) {
    if (stop.soon.signal.aborted) return EXIT.ok;
    if (!(error instanceof Refused)) throw error;
    printError(`oia bridge: ${error.message}`);
    return error.status === 401 || error.status === 403 ? EXIT.badInput : EXIT.failed;
  } finally {
    engine.close();
    for (const signal of signals) process.off(signal, stop.hear);
  }
}

/** An engine as a player of a server, one game after another. */
class ServerProgram {
  readonly #plan: ServerPlan;
  readonly #engine: EngineProcess;
  readonly #stop: StopRequest;
  readonly #api: ApiClient;
  #failedGames = 0;

  constructor(plan: ServerPlan, engine: EngineProcess, stop: StopRequest) {
    this.#plan = plan;
    this.#engine = engine;
    this.#stop = stop;
    this.#api = new ApiClient(plan.server, plan.token, (text) => printError(`oia bridge: ${text}`));
  }

  async play(): Promise<number> {
    const { server, games, wish } = this.#plan;
    const { signal } = this.#stop.soon;
    const me = await this.#api.me(signal);
    if (!me) throw new Refused(401, 'signInNeeded', 'The server does not know this token.');
    if (this.#engine.dialect === 'older' && wish.preset === 'all') {
      printError('oia bridge: a program of the older notation does not know all powers: use --terms none or simple.');
      return EXIT.badInput;
    }
    print(`${me.name} plays on ${server}`);
    for (let game = 0; game < games && !signal.aborted; game++) {
      await this.#playRoom(await this.#findRoom());
      if (this.#failedGames >= MAX_FAILED_GAMES) {
        printError(`oia bridge: the program failed in ${MAX_FAILED_GAMES} games in a row.`);
        return EXIT.failed;
      }
    }
    return EXIT.ok;
  }

  async #findRoom(): Promise<string> {
    const { room, wish } = this.#plan;
    const { signal } = this.#stop.soon;
    if (room === undefined) return this.#api.pairing(wish, signal);
    await this.#api.act(room, { kind: 'sit' }, signal).catch((error: unknown) => {
      // It sits there already, after a restart.
      if (!(error instanceof Refused && ['seated', 'started'].includes(error.code))) throw error;
    });
    return room;
  }

  async #playRoom(room: string): Promise<void> {
    const game = new RoomGame(room, this.#api, this.#engine, this.#plan.movetime, this.#stop);
    print(`room ${this.#plan.server}/room/${room}`);
    const hasFailed = await game.play();
    this.#failedGames = hasFailed ? this.#failedGames + 1 : 0;
  }
}

const BAD_REQUEST = 400;
const CONFLICT = 409;

/** One game of an engine on a server. */
class RoomGame {
  readonly #room: string;
  readonly #api: ApiClient;
  readonly #engine: EngineProcess;
  readonly #movetime: number;
  readonly #stop: StopRequest;
  /** Ends the reading of a room without an opponent, and of any room at the second Ctrl+C. */
  readonly #leave = new AbortController();
  #hasBegun = false;
  #control: TimeControl = { kind: 'unlimited' };
  #version = 0;

  constructor(room: string, api: ApiClient, engine: EngineProcess, movetime: number, stop: StopRequest) {
    this.#room = room;
    this.#api = api;
    this.#engine = engine;
    this.#movetime = movetime;
    this.#stop = stop;
  }

  /** True: the engine failed, and the game was given up. */
  async play(): Promise<boolean> {
    this.#stop.soon.signal.addEventListener('abort', this.#askedToStop);
    this.#stop.now.signal.addEventListener('abort', this.#askedToStop);
    try {
      await this.#engine.newGame(1);
      for await (const line of this.#api.lines(this.#room, this.#leave.signal)) await this.#hear(line);
      return false;
    } catch (error) {
      if (this.#leave.signal.aborted) await this.#giveUp();
      else if (error instanceof EngineError) {
        printError(`oia bridge: the program ${FAILURE_WORDS[error.failure]}: ${error.message}. The game is resigned.`);
        await this.#giveUp();
        return true;
      } else throw error;
      return false;
    } finally {
      this.#stop.soon.signal.removeEventListener('abort', this.#askedToStop);
      this.#stop.now.signal.removeEventListener('abort', this.#askedToStop);
    }
  }

  readonly #askedToStop = (): void => {
    if (!this.#hasBegun || this.#stop.now.signal.aborted) this.#leave.abort();
    else print('The game is played to its end; Ctrl+C once more resigns it.');
  };

  async #hear(line: RoomLine): Promise<void> {
    if (line.kind === 'room') {
      this.#control = line.view.control;
      this.#begin(line.view.stage === 'playing');
    } else if (line.kind === 'events') this.#begin(line.events.some(({ kind }) => kind === 'started'));
    else if (line.kind === 'over') print(overText(line));
    // Lines that came while the turn before was played speak of the past.
    else if (line.version >= this.#version) await this.#turn(line);
  }

  #begin(isPlaying: boolean): void {
    this.#hasBegun ||= isPlaying;
  }

  async #turn({ position, draft }: TurnLine): Promise<void> {
    if (position === undefined || draft) throw new EngineError('refused', 'it cannot choose powers in a draft');
    const go = `movetime ${budgetOf(this.#control, this.#movetime)}`;
    const steps = await this.#engine.bestTurn(position, go, TURN_TIMEOUT_MS + this.#movetime);
    try {
      const done = await this.#api.act(this.#room, { kind: 'text', text: steps.join(' ') }, this.#leave.signal);
      this.#version = done.version;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code === 'illegalStep') throw new EngineError('illegal', `${steps.join(' ')} is not legal`);
      if (error.status === BAD_REQUEST)
        throw new EngineError('refused', `the server does not take its turn: ${error.message}`);
      // The game has gone on: a secret cut the turn short, or it is over. The stream says which.
      if (error.status !== CONFLICT) throw error;
    }
  }

  /** Leaves a room that waits, resigns a game. A room that is over already refuses both. */
  async #giveUp(): Promise<void> {
    const kinds = this.#hasBegun ? (['resign'] as const) : (['cancel', 'stand'] as const);
    for (const kind of kinds) {
      const signal = AbortSignal.timeout(GIVE_UP_TIMEOUT_MS);
      // A refusal leads to the next kind; a server that is away ends the game by its clock.
      const done = await this.#api.act(this.#room, { kind }, signal).catch(() => undefined);
      if (done) return print(kind === 'resign' ? 'resigned' : 'left the room');
    }
  }
}

/** A server that cannot be reached does not keep the program from ending. */
const GIVE_UP_TIMEOUT_MS = 5000;

/** A share of the clock that lasts for any game, if the clock allows no more. */
function budgetOf(control: TimeControl, movetime: number): number {
  if (control.kind !== 'live') return movetime;
  return Math.max(1, Math.min(movetime, Math.floor(control.base / TURNS_OF_A_GAME + control.increment / 2)));
}

function overText({ outcome }: Extract<RoomLine, { kind: 'over' }>): string {
  if (!outcome) return 'the game was cancelled';
  return outcome.winner === undefined ? `drawn: ${outcome.reason}` : `won by side ${outcome.winner}: ${outcome.reason}`;
}
