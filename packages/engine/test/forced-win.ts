import {
  actorOf,
  isOut,
  isOver,
  kindOf,
  type Match,
  PASS,
  type Position,
  Referee,
  type StepList,
  SUMMON,
  TurnWalker,
  WinTest,
  winnerOf,
} from '@oia/rules';
import { ACTIVE, copyOf, DRAW, PENDING, STAGE, START } from '@oia/rules/layout';

/** There is too much to look at. */
class TooMuch extends Error {}

const MAX_POSITIONS = 60_000;

/** Proves wins by exhaustive search: a win with this turn, or with the next one against every reply. */
export class ForcedWin {
  readonly #match: Match;
  readonly #referee: Referee;
  readonly #winTest: WinTest;
  #left = 0;

  constructor(match: Match) {
    this.#match = match;
    this.#referee = new Referee(match);
    this.#winTest = new WinTest(new Referee(match));
  }

  /** With how many turns of its own the active side wins for sure; undefined: not with two, or it takes too long to tell. */
  turnsOf(p: Position): 1 | 2 | undefined {
    if (this.#winTest.canWin(p)) return 1;
    const side = this.#match.sideOf(p[ACTIVE] as number);
    this.#left = MAX_POSITIONS;
    try {
      return this.#some(p, side) ? 2 : undefined;
    } catch (error) {
      if (error instanceof TooMuch) return undefined;
      throw error;
    }
  }

  /** After a turn of this side: is the game won, or won with the side's next turn against every reply? */
  isWonAfter(p: Position, side: number): boolean {
    this.#left = Number.POSITIVE_INFINITY;
    return this.#holds(p, side);
  }

  /** Answers of others are not this side's to choose: turns with one are left out. */
  #some(p: Position, side: number): boolean {
    let isFound = false;
    new TurnWalker(this.#referee).walk(p, (result, steps) => {
      isFound = !hasAnswer(steps) && this.#holds(copyOf(result), side);
      return !isFound;
    });
    return isFound;
  }

  #holds(p: Position, side: number): boolean {
    if (--this.#left < 0) throw new TooMuch();
    if (isOver(p)) return winnerOf(p) === side;
    if (isOut(p, side)) return false;
    if (p[STAGE] === DRAW) return this.#after(p).every((next) => this.#holds(next, side));
    if (p[PENDING] !== 0) return this.#holdsAnswered(p, side);
    if (this.#match.sideOf(p[ACTIVE] as number) === side) return this.#winTest.canWin(p);
    return this.#holdsAgainst(p, side);
  }

  #after(p: Position): Position[] {
    return this.#referee.legalSteps(p).map((step) => this.#referee.carry(p, step).position);
  }

  #holdsAnswered(p: Position, side: number): boolean {
    const isOwn = this.#match.sideOf(actorOf(this.#match, p) as number) === side;
    const holds = (next: Position): boolean => this.#holds(next, side);
    return isOwn ? this.#after(p).some(holds) : this.#after(p).every(holds);
  }

  /** Every reply of another player. */
  #holdsAgainst(p: Position, side: number): boolean {
    let turns = 0;
    let isHeld = true;
    new TurnWalker(new Referee(this.#match)).walk(p, (result) => {
      turns++;
      isHeld = this.#holds(copyOf(result), side);
      return isHeld;
    });
    return turns === 0 ? this.#holdsWithoutTurn(p, side) : isHeld;
  }

  #holdsWithoutTurn(p: Position, side: number): boolean {
    const next = copyOf(p);
    this.#referee.resume(next);
    const isStuck = !isOver(next) && next[STAGE] === START && next[ACTIVE] === p[ACTIVE];
    return !isStuck && this.#holds(next, side);
  }
}

function hasAnswer(steps: StepList): boolean {
  return steps.toArray().some((step) => kindOf(step) === PASS || kindOf(step) === SUMMON);
}
