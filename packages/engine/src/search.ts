import { actorOf, type Match, type Position, Referee, TurnWalker } from '@oia/rules';
import { ACTIVE, copyInto, copyOf, DRAW, newPosition, OUT, OVER, PENDING, SETUP, STAGE, TURN } from '@oia/rules/layout';
import { at, evaluate, verdict, WIN } from './evaluation.ts';
import type { Timer } from './timer.ts';
import { walkFairly } from './walk.ts';

/** At most so many turns are looked at in one position. */
const MOST_TURNS = 2_000;
/** Of the cards that may be turned up, so many stand for all. */
const MOST_DRAWS = 4;
/** Bits that hold the number of a turn beside its value. */
const NUMBER_BITS = 12;
const NUMBER = (1 << NUMBER_BITS) - 1;
/** Splitting by first steps can go a little beyond MOST_TURNS. */
const MOST_CHILDREN = NUMBER + 1;
export const INFINITE = 2 * WIN;

/** What one ply of the search needs, made once and used again. */
class Frame {
  readonly walker: TurnWalker;
  readonly children: Position[] = [];
  /** Value and number of each child in one int, so that they sort fast. */
  readonly keys = new Int32Array(MOST_CHILDREN);

  constructor(match: Match) {
    this.walker = new TurnWalker(new Referee(match));
  }

  keep(index: number, result: Position, value: number): void {
    const child = this.children[index] ?? newPosition();
    this.children[index] = child;
    copyInto(child, result);
    this.keys[index] = value * MOST_CHILDREN + index;
  }

  childAt(key: number): Position {
    return this.children[key & NUMBER] as Position;
  }
}

/**
 * Alpha-beta over complete turns, seen by one side. All others are taken to play against it: right for two sides, careful for three.
 * A position is taken as the whole truth; who does not know it asks about several.
 */
export class Search {
  readonly #match: Match;
  readonly #side: number;
  readonly #timer: Timer;
  readonly #isHasty: boolean;
  readonly #frames: Frame[] = [];

  constructor(match: Match, side: number, timer: Timer, isHasty: boolean) {
    this.#match = match;
    this.#side = side;
    this.#timer = timer;
    this.#isHasty = isHasty;
  }

  /** The value after `depth` more turns, if it lies between alpha and beta. Without meaning once the time is over. */
  value(p: Position, depth: number, alpha = -INFINITE, beta = INFINITE, ply = 1): number {
    const stage = at(p, STAGE);
    if (depth <= 0 || stage === SETUP || this.#isDone(p)) return this.#leaf(p, ply);
    if (stage === DRAW) return this.#afterDraws(p, depth, ply);
    if (at(p, PENDING) !== 0) return this.#afterAnswer(p, depth, ply);
    return depth === 1 ? this.#lastTurns(p, alpha, beta, ply) : this.#turns(p, depth, alpha, beta, ply);
  }

  #isDone(p: Position): boolean {
    return at(p, STAGE) === OVER || ((at(p, OUT) >> this.#side) & 1) !== 0;
  }

  #leaf(p: Position, ply: number): number {
    if (at(p, STAGE) === OVER) return verdict(p, this.#side, ply);
    if ((at(p, OUT) >> this.#side) & 1) return ply - WIN;
    return evaluate(this.#match, p, this.#side, this.#isHasty);
  }

  #frame(ply: number): Frame {
    const frame = this.#frames[ply] ?? new Frame(this.#match);
    this.#frames[ply] = frame;
    return frame;
  }

  #isOwn(p: Position): boolean {
    return this.#match.sideOf(at(p, ACTIVE)) === this.#side;
  }

  /** The last turn looked at: results need not be kept, and the first one beyond the window ends it. */
  #lastTurns(p: Position, alpha: number, beta: number, ply: number): number {
    const sign = this.#isOwn(p) ? 1 : -1;
    const enough = sign === 1 ? beta : -alpha;
    let best = -INFINITE;
    walkFairly(this.#frame(ply).walker, p, MOST_TURNS, (result) => {
      if (this.#timer.tick()) return false;
      const value = sign * this.#leaf(result, ply + 1);
      if (value > best) best = value;
      return best < enough;
    });
    return best === -INFINITE ? this.#withoutTurn(p, 1, ply) : sign * best;
  }

  #turns(p: Position, depth: number, alpha: number, beta: number, ply: number): number {
    const own = this.#isOwn(p);
    const count = this.#collect(p, own, ply);
    if (count === 0) return this.#withoutTurn(p, depth, ply);
    const frame = this.#frame(ply);
    const keys = frame.keys.subarray(0, count).sort();
    let low = alpha;
    let high = beta;
    let best = own ? -INFINITE : INFINITE;
    for (let i = 0; i < count && low < high && !this.#timer.expired; i++) {
      const child = frame.childAt(at(keys, own ? count - 1 - i : i));
      const value = this.value(child, depth - 1, low, high, ply + 1);
      best = own ? Math.max(best, value) : Math.min(best, value);
      if (own) low = Math.max(low, best);
      else high = Math.min(high, best);
    }
    return best;
  }

  /** Keeps the results of all turns; after one that decides the game for who is to play no other matters. */
  #collect(p: Position, own: boolean, ply: number): number {
    const frame = this.#frame(ply);
    const won = own ? WIN - ply - 1 : ply + 1 - WIN;
    let count = 0;
    walkFairly(frame.walker, p, MOST_TURNS, (result) => {
      if (this.#timer.tick() || count >= MOST_CHILDREN) return false;
      const value = this.#leaf(result, ply + 1);
      if (value === won) count = 0;
      frame.keep(count++, result, value);
      return value !== won;
    });
    return count;
  }

  /** Who cannot play is out; with three players the next one goes on. */
  #withoutTurn(p: Position, depth: number, ply: number): number {
    if (this.#timer.expired) return 0;
    const next = copyOf(p);
    this.#frame(ply).walker.referee.resume(next);
    const isStuck = at(next, STAGE) !== OVER && at(next, ACTIVE) === at(p, ACTIVE);
    return isStuck ? this.#leaf(next, ply) : this.value(next, depth, -INFINITE, INFINITE, ply);
  }

  /** Chance: the mean over cards that may come. */
  #afterDraws(p: Position, depth: number, ply: number): number {
    const { referee } = this.#frame(ply).walker;
    const draws = referee.legalSteps(p);
    const stride = Math.max(1, Math.floor(draws.length / MOST_DRAWS));
    const some = draws.filter((_, i) => i % stride === 0).slice(0, MOST_DRAWS);
    if (some.length === 0) return this.#leaf(p, ply);
    const after = (step: number): number => {
      const { position } = referee.carry(p, step);
      return this.value(position, depth, -INFINITE, INFINITE, ply);
    };
    return Math.round(some.reduce((sum, step) => sum + after(step), 0) / some.length);
  }

  /** Somebody answers a dome in another's turn; the rest of that turn is no turn of its own. */
  #afterAnswer(p: Position, depth: number, ply: number): number {
    const { referee } = this.#frame(ply).walker;
    const own = this.#match.sideOf(actorOf(this.#match, p) ?? 0) === this.#side;
    const values = referee.legalSteps(p).map((step) => {
      const { position } = referee.carry(p, step);
      const isMidTurn = at(position, STAGE) === TURN;
      return this.value(position, isMidTurn ? depth + 1 : depth, -INFINITE, INFINITE, ply);
    });
    return own ? Math.max(...values) : Math.min(...values);
  }
}
