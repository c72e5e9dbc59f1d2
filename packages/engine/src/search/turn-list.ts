import { type Match, type Position, Referee, type Step, type StepList, TurnWalker } from '@oia/rules';
import { copyInto, newPosition } from '@oia/rules/layout';

/** Room for more turns than are asked for, because splitting by first steps can exceed it. */
const MAX_TURNS = 4096;
const PLACES = Int32Array.from({ length: MAX_TURNS }, (_, i) => i);
/** From this place on the rest is sorted at once: picking the best each time takes longer. */
const SORTED_FROM = 12;

/**
 * The turns of one ply of the search with their results, made once and used again. Turns are asked for by their place in the order; their
 * results stay where they were written.
 */
export class TurnList {
  readonly walker: TurnWalker;
  length = 0;
  /** Turns were left out because others promised more. */
  isPartial = false;
  readonly #results: Position[] = [];
  readonly #keys = new Int32Array(MAX_TURNS);
  readonly #firsts = new Int32Array(MAX_TURNS);
  readonly #lasts = new Int32Array(MAX_TURNS);
  readonly #orders = new Int32Array(MAX_TURNS);
  /** The slot of each place. */
  readonly #slots = PLACES.slice();
  readonly #sortable = new Float64Array(MAX_TURNS);
  #isSorted = false;
  #wanted = MAX_TURNS;
  #room = MAX_TURNS;
  #least = Number.NEGATIVE_INFINITY;

  constructor(match: Match) {
    this.walker = new TurnWalker(new Referee(match));
  }

  /** Empties the list. `wanted`: only this many of the most promising turns will be asked for. */
  begin(wanted = MAX_TURNS): void {
    this.length = 0;
    this.isPartial = false;
    this.#isSorted = false;
    this.#wanted = wanted;
    this.#room = Math.min(MAX_TURNS, 2 * wanted + 8);
    this.#least = Number.NEGATIVE_INFINITY;
  }

  /** Would a turn of this order be left out? Then it is. */
  leavesOut(order: number): boolean {
    if (order > this.#least) return false;
    this.isPartial = true;
    return true;
  }

  /** False: there is no room for more. */
  add(result: Position, first: Step, { items, length }: StepList, key: number, order: number): boolean {
    if (this.leavesOut(order)) return true;
    if (this.length === this.#room && !this.#leaveOut()) return false;
    const slot = this.#slots[this.length] as number;
    const copy = this.#results[slot] ?? newPosition();
    this.#results[slot] = copy;
    copyInto(copy, result);
    this.#keys[slot] = key;
    this.#firsts[slot] = first;
    this.#lasts[slot] = length > 0 ? (items[length - 1] as number) : first;
    this.#orders[slot] = order;
    this.length++;
    return true;
  }

  /** Leaves out all but the most promising turns that are wanted. */
  #leaveOut(): boolean {
    if (this.#wanted >= MAX_TURNS) return false;
    for (let i = 0; i < this.#wanted; i++) this.#bringBest(i);
    this.length = this.#wanted;
    this.#least = this.orderOf(this.length - 1);
    this.isPartial = true;
    return true;
  }

  resultOf(place: number): Position {
    return this.#results[this.#slots[place] as number] as Position;
  }

  keyOf(place: number): number {
    return this.#keys[this.#slots[place] as number] as number;
  }

  firstOf(place: number): Step {
    return this.#firsts[this.#slots[place] as number] as Step;
  }

  lastOf(place: number): Step {
    return this.#lasts[this.#slots[place] as number] as Step;
  }

  orderOf(place: number): number {
    return this.#orders[this.#slots[place] as number] as number;
  }

  setOrder(place: number, order: number): void {
    this.#orders[this.#slots[place] as number] = order;
  }

  /** Puts the best turn of those from `place` on at this place; places have to be asked for from the first on. */
  pick(place: number): void {
    if (this.#isSorted) return;
    if (place >= SORTED_FROM && this.#wanted >= MAX_TURNS) this.#sortFrom(place);
    else this.#bringBest(place);
  }

  #bringBest(place: number): void {
    const slots = this.#slots;
    const orders = this.#orders;
    let best = place;
    let most = this.orderOf(place);
    for (let i = place + 1; i < this.length; i++) {
      const order = orders[slots[i] as number] as number;
      if (order <= most) continue;
      most = order;
      best = i;
    }
    const slot = slots[place] as number;
    slots[place] = slots[best] as number;
    slots[best] = slot;
  }

  #sortFrom(place: number): void {
    this.#isSorted = true;
    const { length } = this;
    const count = length - place;
    const sortable = this.#sortable.subarray(0, count);
    for (let i = 0; i < count; i++) {
      const slot = this.#slots[place + i] as number;
      sortable[i] = (this.#orders[slot] as number) * MAX_TURNS + slot;
    }
    sortable.sort();
    for (let i = 0; i < count; i++) {
      const value = sortable[i] as number;
      this.#slots[length - 1 - i] = value - Math.floor(value / MAX_TURNS) * MAX_TURNS;
    }
  }

  /** The turn at this place goes to the front, the others keep their order. */
  moveToFront(place: number): void {
    const slot = this.#slots[place] as number;
    this.#slots.copyWithin(1, 0, place);
    this.#slots[0] = slot;
  }
}
