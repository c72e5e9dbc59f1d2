import type { Position, Step } from '@oia/rules';
import { MEMORY, STAGE, START } from '@oia/rules/layout';
import { at } from '../evaluation/evaluator.ts';
import type { Transpositions } from './transpositions.ts';

/** An entry: check, turn, its first and last step, depth with age, and the result but for the memory of a turn, which is empty. */
const TURN = 1;
const FIRST = 2;
const LAST = 3;
const WORTH = 4;
const RESULT = 5;
const INTS = RESULT + MEMORY;
const BITS = 14;
const MASK = (1 << BITS) - 1;

/**
 * The results of turns that were best, by position. The table's turn is searched from here before any turn is listed; where it is good
 * enough, none is. Flat ints, 2.4 MB, made when the first result comes.
 */
export class BestResults {
  readonly #table: Transpositions;
  #ints: Int32Array | undefined;
  #place = 0;

  /** `table`: knows the age of the search; a later one replaces what an earlier one found. */
  constructor(table: Transpositions) {
    this.#table = table;
  }

  /** Is the result of this turn known? The fields below speak of it until the next call. */
  find(low: number, high: number, turn: number): boolean {
    const ints = this.#ints;
    if (ints === undefined) return false;
    const first = placeOf(low);
    this.#place = ints[first] === (high | 1) ? first : placeOf(low ^ 1);
    return ints[this.#place] === (high | 1) && ints[this.#place + TURN] === turn;
  }

  get first(): Step {
    return this.#ints?.[this.#place + FIRST] as Step;
  }

  get last(): Step {
    return this.#ints?.[this.#place + LAST] as Step;
  }

  /** Writes the result that was found last. */
  read(result: Position): void {
    const ints = this.#ints as Int32Array;
    for (let i = 0; i < MEMORY; i++) result[i] = ints[this.#place + RESULT + i] as number;
    result.fill(0, MEMORY);
  }

  store(low: number, high: number, turn: number, first: Step, last: Step, depth: number, result: Position): void {
    // In the middle of a turn its memory counts, and a finished game needs no search.
    if (at(result, STAGE) !== START) return;
    this.#ints ??= new Int32Array(INTS << BITS);
    const ints = this.#ints;
    const check = high | 1;
    let place = placeOf(low);
    if (ints[place] !== check && this.#isBetter(place, depth)) place = placeOf(low ^ 1);
    ints[place] = check;
    ints[place + TURN] = turn;
    ints[place + FIRST] = first;
    ints[place + LAST] = last;
    ints[place + WORTH] = (this.#table.age << 8) | depth;
    for (let i = 0; i < MEMORY; i++) ints[place + RESULT + i] = result[i] as number;
  }

  #isBetter(place: number, depth: number): boolean {
    const worth = this.#ints?.[place + WORTH] as number;
    return worth >> 8 === this.#table.age && (worth & 255) > depth;
  }
}

const placeOf = (low: number): number => (low & MASK) * INTS;
