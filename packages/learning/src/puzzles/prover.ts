import {
  activeSeat,
  actorOf,
  isAdditional,
  isOver,
  type Match,
  type Position,
  questionIn,
  Referee,
  type Step,
  stageOf,
  WinTest,
  winnerOf,
} from '@oia/rules';
import { OwnTurns } from './own-turns.ts';

/** 'unknown': the search was given up; it is proof of nothing. */
export type Verdict = 'yes' | 'no' | 'unknown';

/**
 * Proves that a side wins within a number of its own turns against every defence, or that it cannot: every turn of both sides is examined.
 * For two sides that see everything; no chance. Who cannot take a turn has lost, so a turn that leaves the other without one wins too.
 */
export class Prover {
  nodes = 0;
  readonly #match: Match;
  readonly #referee: Referee;
  readonly #winTest: WinTest;
  readonly #turns: OwnTurns[] = [];
  readonly #mayBeAnswered: boolean;
  #mostNodes = 0;
  #side = 0;

  constructor(match: Match) {
    this.#match = match;
    this.#referee = new Referee(match);
    this.#winTest = new WinTest(new Referee(match));
    this.#mayBeAnswered = this.#turnsAt(0).mayBeAnswered;
  }

  /**
   * Does `side` win from here within `turns` turns of its own, the one it is in included? `p` may be anywhere in the game. Each position looked
   * at is a node.
   */
  wins(p: Position, side: number, turns: number, mostNodes: number): Verdict {
    this.nodes = 0;
    this.#mostNodes = mostNodes;
    this.#side = side;
    // A search that is given up says no everywhere, so a yes is always proved.
    if (this.#holds(p, turns, 0)) return 'yes';
    return this.#isSpent ? 'unknown' : 'no';
  }

  get #isSpent(): boolean {
    return this.nodes >= this.#mostNodes;
  }

  #holds(p: Position, turns: number, ply: number): boolean {
    this.nodes++;
    if (isOver(p)) return winnerOf(p) === this.#side;
    if (this.#isSpent) return false;
    if (questionIn(p)) return this.#holdsAnswered(p, turns, ply);
    const isOwn = this.#isOwn(activeSeat(p));
    if (this.#isStuck(p)) return !isOwn;
    if (turns === 0) return false;
    return isOwn ? this.#someTurn(p, turns, ply) : this.#everyTurn(p, turns, ply);
  }

  #isOwn(seat: number): boolean {
    return this.#match.sideOf(seat) === this.#side;
  }

  #isStuck(p: Position): boolean {
    return stageOf(p) === 'start' && !isAdditional(p) && !this.#referee.hasTurn(p);
  }

  /** The player who answers in another's turn decides that answer, which may be the last step of the turn. */
  #holdsAnswered(p: Position, turns: number, ply: number): boolean {
    const referee = new Referee(this.#match);
    const isOwnTurn = this.#isOwn(activeSeat(p));
    const holds = (step: Step): boolean => {
      const { position } = referee.carry(p, step);
      return this.#holds(position, isOwnTurn ? this.#turnsAfter(position, turns) : turns, ply);
    };
    const answers = referee.legalSteps(p);
    return this.#isOwn(actorOf(this.#match, p) as number) ? answers.some(holds) : answers.every(holds);
  }

  #turnsAfter(result: Position, turns: number): number {
    return turnsAfter(this.#match, result, this.#side, turns);
  }

  /** The win test takes others to pass where they may answer. */
  #canWin(p: Position): boolean {
    return !this.#mayBeAnswered && this.#winTest.canWin(p);
  }

  #someTurn(p: Position, turns: number, ply: number): boolean {
    if (this.#canWin(p)) return true;
    let isFound = false;
    this.#turnsAt(ply).walk(p, (result) => {
      isFound = this.#holds(result, this.#turnsAfter(result, turns), ply + 1);
      return !isFound && !this.#isSpent;
    });
    return isFound;
  }

  #everyTurn(p: Position, turns: number, ply: number): boolean {
    if (this.#canWin(p)) return false;
    let isHeld = true;
    this.#turnsAt(ply).walk(p, (result) => {
      isHeld = this.#holds(result, turns, ply + 1);
      return isHeld;
    });
    return isHeld;
  }

  #turnsAt(ply: number): OwnTurns {
    const turns = this.#turns[ply] ?? new OwnTurns(this.#match);
    this.#turns[ply] = turns;
    return turns;
  }
}

/** Own turns left after a turn of `side`: an additional turn, and one that an answer interrupted, is still the same. */
export const turnsAfter = (match: Match, result: Position, side: number, turns: number): number =>
  match.sideOf(activeSeat(result)) === side && !isOver(result) ? turns : turns - 1;
