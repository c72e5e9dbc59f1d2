import type { Match } from './match.ts';
import { copyInto, DRAW, newPosition, type Position, STAGE } from './position.ts';
import { Referee } from './referee.ts';
import { isOver } from './result.ts';
import { TurnWalker } from './turns/walker.ts';

/** Counts the sequences of complete turns of a given length, generating every position. */
export class Perft {
  readonly #walkers: TurnWalker[] = [];
  readonly #positions: Position[] = [];
  readonly #match: Match;

  constructor(match: Match) {
    this.#match = match;
  }

  count(p: Position, depth: number): number {
    if (depth === 0) return 1;
    if (isOver(p)) return 0;
    if (p[STAGE] === DRAW) return this.#countDraws(p, depth);
    let sum = 0;
    this.#walker(depth).walk(p, (result) => {
      if (depth === 1) sum++;
      else {
        const next = this.#position(depth);
        copyInto(next, result);
        sum += this.count(next, depth - 1);
      }
    });
    return sum;
  }

  /** A card draw is no turn: each possible card continues with the same depth. */
  #countDraws(p: Position, depth: number): number {
    const { referee } = this.#walker(depth);
    return referee.legalSteps(p).reduce((sum, step) => sum + this.count(referee.play(p, step).position, depth), 0);
  }

  #walker(depth: number): TurnWalker {
    let walker = this.#walkers[depth];
    if (!walker) {
      walker = new TurnWalker(new Referee(this.#match));
      this.#walkers[depth] = walker;
    }
    return walker;
  }

  #position(depth: number): Position {
    let position = this.#positions[depth];
    if (!position) {
      position = newPosition();
      this.#positions[depth] = position;
    }
    return position;
  }
}
