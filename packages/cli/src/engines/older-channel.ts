import { type GoLimits, type Line, type Notation, readLine } from '@oia/engine/node';
import { type Game, olderText, positionText } from '@oia/rules';
import type { LineChannel, LineListener } from './line-channel.ts';
import { type BestMove, pointsOf, readBestMove } from './older-messages.ts';
import { type OlderTurn, OlderTurns } from './older-turns.ts';

const DEFAULT_BUDGET_MS = 1000;

/** A position that the program thinks about, with its last report. */
interface Search {
  readonly game: Game;
  readonly notation: Notation;
  readonly limits: GoLimits;
  readonly began: number;
  readonly timer: NodeJS.Timeout | undefined;
  turns?: OlderTurns;
  best?: { readonly move: BestMove; readonly turn: OlderTurn | undefined };
  isEnding?: true;
}

/**
 * Makes a program of the older notation speak our protocol. It thinks from `set_position` until `stop` and says the best position so far
 * as lines of JSON: limits are kept here, and turns are found by the position they lead to.
 */
export class OlderChannel implements LineChannel {
  listener: LineListener | undefined;
  readonly #inner: LineChannel;
  readonly #name: string;
  /** Callbacks for each `pong` that is still to come. */
  readonly #pongs: (() => void)[] = [];
  #asked: { readonly game: Game; readonly notation: Notation } | undefined;
  #search: Search | undefined;

  constructor(inner: LineChannel, name: string) {
    this.#inner = inner;
    this.#name = name;
    inner.listener = {
      line: (line) => this.#hear(line),
      ended: (why) => this.#ended(why),
    };
  }

  get end(): string | undefined {
    return this.#inner.end;
  }

  close(): void {
    clearTimeout(this.#search?.timer);
    this.#inner.close();
  }

  kill(): void {
    clearTimeout(this.#search?.timer);
    this.#inner.kill();
  }

  send(text: string): void {
    const read = readLine(text);
    if (read.ok) this.#obey(read.value);
    else this.#fail(read.error.code, read.error.what);
  }

  #obey(line: Line): void {
    if (line.kind === 'hello') return this.#introduce();
    if (line.kind === 'isready') return this.#ping(() => this.#tell('readyok'));
    if (line.kind === 'stop') return this.#finish();
    if (line.kind === 'quit') return this.close();
    if (line.kind === 'empty') return;
    if (this.#search) return this.#fail('busy', line.kind);
    if (line.kind === 'newgame') this.#asked = undefined;
    else if (line.kind === 'position') this.#asked = line;
    else if (line.kind === 'go') this.#go(line.limits);
    else if (line.kind === 'setoption') this.#fail('unknownOption', line.option.name);
    else this.#fail('unknownCommand', line.kind);
  }

  #introduce(): void {
    for (const line of [`id name ${this.#name}`, 'oiaok']) this.#tell(line);
  }

  #go(limits: GoLimits): void {
    const asked = this.#asked;
    if (!asked) return this.#fail('noPosition', 'go');
    if (asked.game.actor === undefined || asked.game.outcome) return this.#fail('nothingToDecide', 'go');
    const text = olderText(asked.game);
    if (!text.ok) return this.#fail(text.error.code, String(text.error.at ?? ''));
    const { movetime, cputime, nodes, depth, infinite } = limits;
    const isOpen = infinite || nodes !== undefined || depth !== undefined;
    const budget = movetime ?? cputime ?? (isOpen ? undefined : DEFAULT_BUDGET_MS);
    const timer = budget === undefined ? undefined : setTimeout(() => this.#finish(), budget);
    this.#search = { ...asked, limits, began: performance.now(), timer };
    this.#inner.send(`set_position ${text.value}`);
  }

  #hear(line: string): void {
    if (line === 'pong') return this.#pongs.shift()?.();
    const move = readBestMove(line);
    if (move && this.#search) this.#improve(this.#search, move);
  }

  #improve(search: Search, move: BestMove): void {
    search.turns ??= new OlderTurns(search.game);
    const turn = search.turns.leadingTo(move.next);
    search.best = { move, turn };
    const time = Math.round(performance.now() - search.began);
    const { depth, nodes } = move;
    if (turn)
      this.#tell(
        `info depth ${depth} nodes ${nodes} time ${time} score ${pointsOf(move)} pv ${turn.steps.join(' ')}`.trim(),
      );
    const { limits } = search;
    const isEnough = depth >= (limits.depth ?? Number.POSITIVE_INFINITY) || nodes >= (limits.nodes ?? Infinity);
    if (isEnough || (move.isFinal && !limits.infinite)) this.#finish();
  }

  /** The answer to a `ping` comes after everything that `stop` brings about. */
  #finish(): void {
    const search = this.#search;
    if (!search || search.isEnding) return;
    search.isEnding = true;
    clearTimeout(search.timer);
    this.#inner.send('stop');
    this.#ping(() => {
      this.#search = undefined;
      this.#answer(search);
    });
  }

  #answer({ game: { match }, notation, best }: Search): void {
    if (!best) return this.#fail('noTurn', 'the program named no turn in time');
    if (!best.turn) return this.#fail('illegalAnswer', `no turn leads to ${best.move.next}`);
    const placed = { match, position: best.turn.result };
    const older = notation === 'older' ? olderText(placed) : undefined;
    this.#tell(`bestturn ${best.turn.steps.join(' ')} next ${older?.ok ? older.value : positionText(placed)}`);
  }

  #ping(onPong: () => void): void {
    this.#pongs.push(onPong);
    this.#inner.send('ping');
  }

  #ended(why: string): void {
    clearTimeout(this.#search?.timer);
    this.listener?.ended(why);
  }

  #fail(code: string, what: string): void {
    this.#tell(`error ${code} ${what}`.trim());
  }

  #tell(line: string): void {
    this.listener?.line(line);
  }
}
