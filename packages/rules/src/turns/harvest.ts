import { PositionSet } from '../hash.ts';
import { DOMES, H1, H2, H3, MEMORY, type Position } from '../position.ts';
import { lowest, type Mask, type Square } from '../squares.ts';
import { buildStep, StepList } from '../steps.ts';

/** Gets each distinct result of a complete turn; `false` stops the walk. The position is valid during the call only. */
export type Visit = (result: Position, steps: StepList) => unknown;

/** Where the results of a walk go, with the steps that led there. */
export class Harvest {
  readonly path = new StepList();
  stopped = false;
  empty = true;
  #visit: Visit = () => true;
  /** Between turns the memory is empty, so it need not be compared. */
  readonly #seen = new PositionSet(MEMORY);

  begin(visit: Visit): void {
    this.#visit = visit;
    this.path.length = 0;
    this.stopped = false;
    this.empty = true;
    this.#seen.clear();
  }

  give(result: Position): void {
    this.empty = false;
    if (this.#visit(result, this.path) === false) this.stopped = true;
  }

  /** The same where another turn may have ended like this. */
  giveNew(result: Position): void {
    if (this.#seen.add(result)) this.give(result);
  }

  /** Puts each of these pieces on a position that is otherwise the result, and takes it off again. */
  giveBuilds(result: Position, by: Square, all: Mask, comparing: boolean): void {
    if (all === 0 || this.stopped) return;
    this.empty = false;
    const { path } = this;
    const place = path.length;
    const first = buildStep(by, 0, false);
    path.push(first);
    const { items } = path;
    const visit = this.#visit;
    const h1 = result[H1];
    const h2 = result[H2];
    const h3 = result[H3];
    const domes = result[DOMES];
    for (let builds = all; builds !== 0; builds &= builds - 1) {
      const mask = builds & -builds;
      const square = 31 - Math.clz32(mask);
      // Nobody asks how high the square is: a processor could not guess the answers.
      result[H1] = h1 | mask;
      result[H2] = h2 | (h1 & mask);
      result[H3] = h3 | (h2 & mask);
      result[DOMES] = domes | (h3 & mask);
      items[place] = first | (square << 10) | (((h3 >> square) & 1) << 25);
      if (comparing && !this.#seen.add(result)) continue;
      if (visit(result, path) === false) {
        this.stopped = true;
        break;
      }
    }
    result[H1] = h1;
    result[H2] = h2;
    result[H3] = h3;
    result[DOMES] = domes;
    path.length = place;
  }

  /** The same with domes that are not the usual piece. */
  giveDomes(result: Position, by: Square, all: Mask, comparing: boolean): void {
    const { path } = this;
    const domes = result[DOMES];
    for (let rest = all; rest !== 0 && !this.stopped; rest &= rest - 1) {
      result[DOMES] = domes | (rest & -rest);
      path.push(buildStep(by, lowest(rest), true));
      if (comparing) this.giveNew(result);
      else this.give(result);
      path.length--;
    }
    result[DOMES] = domes;
  }
}
