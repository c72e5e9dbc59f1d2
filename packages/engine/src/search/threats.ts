import { type Match, type Position, Referee, WinTest } from '@oia/rules';
import { ACTIVE, ADDITIONAL, copyInto, newPosition, OUT, STAGE, START } from '@oia/rules/layout';
import { at } from '../evaluation/evaluator.ts';
import { Danger } from './danger.ts';

/** Answers which side could win with a single turn. */
export class Threats {
  readonly #match: Match;
  readonly #isHasty: boolean;
  readonly #winTest: WinTest;
  readonly #danger: Danger;
  readonly #passed = newPosition();

  /** `isHasty`: does not see what others threaten. */
  constructor(match: Match, isHasty: boolean) {
    this.#match = match;
    this.#isHasty = isHasty;
    this.#winTest = new WinTest(new Referee(match));
    this.#danger = new Danger(this.#winTest);
  }

  canWin(p: Position): boolean {
    return this.#winTest.canWin(p);
  }

  /** Would the next player, of another side, win if this one did nothing? Only that one is sure to move before anything can be done about it. */
  isThreatened(p: Position): boolean {
    return !this.#isHasty && this.pass(p, this.#passed) && this.#winTest.canWin(this.#passed);
  }

  /** The climbs that the player to move has to answer, of this position until the next call. `isThreatened`: the answer of that test. */
  dangerAt(p: Position, isThreatened: boolean): Danger {
    if (isThreatened && this.pass(p, this.#passed)) this.#danger.read(p, this.#passed);
    else this.#danger.clear();
    return this.#danger;
  }

  /** Writes to `passed` the position after a pass of the player to move. False if no other player would be next. */
  pass(p: Position, passed: Position): boolean {
    if (at(p, STAGE) !== START || at(p, ADDITIONAL) !== 0) return false;
    const next = this.#nextSeat(p);
    if (this.#match.sideOf(next) === this.#match.sideOf(at(p, ACTIVE))) return false;
    copyInto(passed, p);
    passed[ACTIVE] = next;
    return true;
  }

  #nextSeat(p: Position): number {
    const { players } = this.#match;
    let seat = at(p, ACTIVE);
    do seat = (seat + 1) % players;
    while ((at(p, OUT) >> seat) & 1);
    return seat;
  }
}
