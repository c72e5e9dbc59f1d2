import { type Match, type Position, Referee, type Step, type StepList, TurnWalker } from '@oia/rules';
import { copyInto, newPosition } from '@oia/rules/layout';

/** Room for more turns than are asked for, because splitting by first steps can exceed it. */
const MAX_TURNS = 4096;

/** The turns of one ply of the search with their results, made once and used again. */
export class TurnList {
  readonly walker: TurnWalker;
  length = 0;
  readonly results: Position[] = [];
  readonly keys = new Int32Array(MAX_TURNS);
  readonly firsts = new Int32Array(MAX_TURNS);
  readonly lasts = new Int32Array(MAX_TURNS);
  readonly orders = new Int32Array(MAX_TURNS);

  constructor(match: Match) {
    this.walker = new TurnWalker(new Referee(match));
  }

  /** False: there is no room for more. */
  add(result: Position, first: Step, { items, length }: StepList, key: number, order: number): boolean {
    const index = this.length;
    if (index === MAX_TURNS) return false;
    const kept = this.results[index] ?? newPosition();
    this.results[index] = kept;
    copyInto(kept, result);
    this.keys[index] = key;
    this.firsts[index] = first;
    this.lasts[index] = length > 0 ? (items[length - 1] as number) : first;
    this.orders[index] = order;
    this.length++;
    return true;
  }

  /** Puts the best turn of those from `index` on at this place. */
  pick(index: number): void {
    const { orders } = this;
    let best = index;
    for (let i = index + 1; i < this.length; i++) if ((orders[i] as number) > (orders[best] as number)) best = i;
    if (best !== index) this.#swap(index, best);
  }

  /** The turn at this place goes to the front, the others keep their order. */
  moveToFront(index: number): void {
    for (let i = index; i > 0; i--) this.#swap(i, i - 1);
  }

  #swap(a: number, b: number): void {
    const result = this.results[a] as Position;
    this.results[a] = this.results[b] as Position;
    this.results[b] = result;
    swap(this.keys, a, b);
    swap(this.firsts, a, b);
    swap(this.lasts, a, b);
    swap(this.orders, a, b);
  }
}

function swap(ints: Int32Array, a: number, b: number): void {
  const kept = ints[a] as number;
  ints[a] = ints[b] as number;
  ints[b] = kept;
}
