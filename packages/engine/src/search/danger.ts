import type { Mask, Position, WinTest } from '@oia/rules';
import { ACTIVE, ADDITIONAL, DOMES, H1, H2, H3, HOLDERS, STAGE, START, WORKERS } from '@oia/rules/layout';
import { at } from '../evaluation/evaluator.ts';

/** Where the pieces and the workers of two sides are. */
const BOARD = [H1, H2, H3, DOMES, WORKERS, WORKERS + 1] as const;
/** More climbs than this cannot be stopped together anyway. */
const MAX_CLIMBS = 8;

/**
 * The climbs with which the next player wins, where they can be stopped on their squares only. A turn that leaves both squares of one of them
 * as they were loses at once: it need not be tried.
 */
export class Danger {
  /** The squares of all these climbs; 0 if there is none. */
  squares: Mask = 0;
  readonly #winTest: WinTest;
  readonly #climbs = new Int32Array(MAX_CLIMBS);
  #count = 0;
  #before: Position | undefined;
  #next = 0;

  constructor(winTest: WinTest) {
    this.#winTest = winTest;
  }

  /** `p`: the position of the threatened player; `passed`: the same with the other one to move. */
  read(p: Position, passed: Position): void {
    this.#before = p;
    this.#next = at(passed, ACTIVE);
    this.#count = this.#winTest.freeClimbs(passed, this.#climbs);
    this.squares = 0;
    for (let i = 0; i < this.#count; i++) this.squares |= at(this.#climbs, i);
  }

  /** There is none. */
  clear(): void {
    this.squares = 0;
    this.#count = 0;
  }

  /** Does the next player win after a turn with this result, because it does nothing about one of the climbs? */
  isLeftBy(result: Position): boolean {
    if (this.#count === 0) return false;
    const p = this.#before as Position;
    if (at(result, STAGE) !== START || at(result, ACTIVE) !== this.#next || at(result, ADDITIONAL) !== 0) return false;
    if (at(result, HOLDERS) !== at(p, HOLDERS)) return false;
    let changed = 0;
    for (const place of BOARD) changed |= at(result, place) ^ at(p, place);
    for (let i = 0; i < this.#count; i++) if ((changed & at(this.#climbs, i)) === 0) return true;
    return false;
  }
}
