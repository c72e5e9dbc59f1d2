import { actorOf, isOut, isOver, type Match, type Position, Referee, TurnWalker } from '@oia/rules';
import { ACTIVE, copyOf, DRAW, PENDING, STAGE, TURN } from '@oia/rules/layout';
import { evaluate, verdict, WIN } from '../src/evaluation/evaluator.ts';

/** There is too much to look at for something so slow. */
export class TooMuch extends Error {}

/** A search samples the turns where there are more. */
const MAX_TURNS = 2000;

/**
 * Plain minimax to a fixed depth, as slow and simple as possible: the expected result of a search without pruning. A
 * position is taken as the whole truth; chance is the mean of all cards; a player who answers in another's turn
 * decides that answer.
 */
export class Minimax {
  readonly #match: Match;
  readonly #side: number;
  readonly #referee: Referee;
  #left: number;

  /** Throws `TooMuch` after this many positions. */
  constructor(match: Match, side: number, most: number) {
    this.#match = match;
    this.#side = side;
    this.#referee = new Referee(match);
    this.#left = most;
  }

  value(p: Position, depth: number, ply = 1): number {
    if (--this.#left < 0) throw new TooMuch();
    if (isOver(p)) return verdict(p, this.#side, ply);
    if (isOut(p, this.#side)) return ply - WIN;
    if (p[STAGE] === DRAW) return this.#mean(p, depth, ply);
    if (p[PENDING] !== 0) return this.#answered(p, depth, ply);
    if (depth === 0) return evaluate(this.#match, p, this.#side, false);
    const results = this.#resultsOf(p);
    if (results.length === 0) return this.#withoutTurn(p, depth, ply);
    const values = results.map((result) => this.value(result, depth - 1, ply + 1));
    return this.#best(p[ACTIVE] as number, values);
  }

  #best(seat: number, values: readonly number[]): number {
    return this.#match.sideOf(seat) === this.#side ? Math.max(...values) : Math.min(...values);
  }

  #after(p: Position): Position[] {
    return this.#referee.legalSteps(p).map((step) => this.#referee.carry(p, step).position);
  }

  #mean(p: Position, depth: number, ply: number): number {
    const values = this.#after(p).map((next) => this.value(next, depth, ply));
    return Math.trunc(values.reduce((sum, value) => sum + value, 0) / values.length);
  }

  /** The rest of the turn after an answer is no turn of its own. */
  #answered(p: Position, depth: number, ply: number): number {
    const values = this.#after(p).map((next) => this.value(next, next[STAGE] === TURN ? depth + 1 : depth, ply));
    return this.#best(actorOf(this.#match, p) as number, values);
  }

  /** The reachable ends of turns of the active player, and the positions where another player is asked. */
  #resultsOf(p: Position): Position[] {
    const isAsked = this.#match.cards.some(({ power }) => power.answers);
    const results = isAsked ? this.#playedFrom(p) : this.#listedFrom(p);
    if (results.length > MAX_TURNS) throw new TooMuch();
    return results;
  }

  #listedFrom(p: Position): Position[] {
    const results: Position[] = [];
    new TurnWalker(this.#referee).walk(p, (result) => results.push(copyOf(result)) <= MAX_TURNS);
    return results;
  }

  /** Step by step: a list of complete turns holds the answers of others too. */
  #playedFrom(p: Position): Position[] {
    const states = [p];
    const results: Position[] = [];
    const met = new Set<string>();
    for (const state of states) {
      if (--this.#left < 0) throw new TooMuch();
      for (const next of this.#after(state)) {
        if (met.has(next.join())) continue;
        met.add(next.join());
        if (next[STAGE] === TURN && next[PENDING] === 0) states.push(next);
        else results.push(next);
      }
    }
    return results;
  }

  /** A player who cannot move is out; with three players the next one continues. */
  #withoutTurn(p: Position, depth: number, ply: number): number {
    const next = copyOf(p);
    this.#referee.resume(next);
    const isStuck = !isOver(next) && next[ACTIVE] === p[ACTIVE];
    return isStuck ? evaluate(this.#match, next, this.#side, false) : this.value(next, depth, ply);
  }
}
