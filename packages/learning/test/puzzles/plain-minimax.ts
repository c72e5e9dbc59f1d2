import { activeSeat, actorOf, isOver, type Match, type Position, Referee, winnerOf } from '@oia/rules';

/** Wins within a number of own turns, as slowly and simply as possible: step by step, with nothing but the referee. */
export class PlainMinimax {
  readonly #match: Match;
  readonly #referee: Referee;

  constructor(match: Match) {
    this.#match = match;
    this.#referee = new Referee(match);
  }

  wins(p: Position, side: number, turns: number): boolean {
    if (isOver(p)) return winnerOf(p) === side;
    const isOwn = this.#match.sideOf(actorOf(this.#match, p) as number) === side;
    if (turns === 0) return false;
    const after = (next: Position): boolean => this.wins(next, side, this.#turnsLeft(p, next, side, turns));
    return isOwn ? this.#after(p).some(after) : this.#after(p).every(after);
  }

  #after(p: Position): Position[] {
    return this.#referee.legalSteps(p).map((step) => this.#referee.play(p, step).position);
  }

  #turnsLeft(before: Position, after: Position, side: number, turns: number): number {
    const isOwn = (p: Position): boolean => !isOver(p) && this.#match.sideOf(activeSeat(p)) === side;
    return isOwn(before) && !isOwn(after) ? turns - 1 : turns;
  }
}
