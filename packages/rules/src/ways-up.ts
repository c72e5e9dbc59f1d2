import type { Cast } from './cast.ts';
import { BLOCKED, DOMES, H1, H2, H3, heightAt, type Position, WORKERS, workersOn } from './position.ts';
import { OPEN_ACT, OPEN_BUILD, type Open } from './power.ts';
import { lowest, type Mask, SQUARES } from './squares.ts';
import { topsIn } from './win-goals.ts';
import { ANY_NUMBER, type WinPlan } from './win-plan.ts';

const ANYWHERE = -1;

/** The squares on the ways to a third level, looked for backwards: a step that leads elsewhere is no part of a win by climbing. */
export class WaysUp {
  /** By the number of steps that may still follow. */
  readonly #ways = new Int32Array(SQUARES + 1);
  #longest = 0;
  #isEndless = false;

  /** Looks for the ways of this turn; false if no worker of the active side stands on one. */
  look(plan: WinPlan, p: Position, open: Open): boolean {
    const { cast, mostSteps } = plan;
    this.#longest = 0;
    this.#isEndless = mostSteps === ANY_NUMBER;
    this.#ways[0] = ANYWHERE;
    let way = topsIn(p, open);
    // A worker on a third level may make room for another one.
    if (!isForeseen(plan, open) || way & p[WORKERS + cast.side]) return true;
    this.#ways[0] = way;
    let fresh = stepsBelow(cast, p, way);
    let begins = fresh;
    const passed = freeSquares(cast, p) & plan.stepsOnFrom;
    while (this.#longest < mostSteps - 1) {
      fresh &= passed & ~way;
      if (fresh === 0) break;
      way |= fresh;
      this.#ways[++this.#longest] = way;
      fresh = stepsOnto(cast, p, fresh);
      begins |= fresh;
    }
    return (begins & p[WORKERS + cast.side]) !== 0;
  }

  /** The squares a step may lead to after a number of earlier steps. */
  after(steps: number): Mask {
    return this.#ways[this.#isEndless ? this.#longest : Math.max(0, this.#longest - steps)] as Mask;
  }
}

/** Is it known from where a climb begins, and that a step goes up one level at most? */
function isForeseen({ cast, onlyClimbs, climbsByOne, startsWithOthers, mostSteps }: WinPlan, open: Open): boolean {
  if (!onlyClimbs || !climbsByOne || (open & OPEN_ACT && !startsWithOthers)) return false;
  return mostSteps === 1 || (!(open & OPEN_BUILD) && cast.slides.length === 0);
}

/** Second levels beside these tops. */
const stepsBelow = (cast: Cast, p: Position, tops: Mask): Mask => besides(cast, tops) & p[H2] & ~p[H3];

function besides(cast: Cast, squares: Mask): Mask {
  let mask = 0;
  for (let rest = squares; rest !== 0; rest &= rest - 1) mask |= cast.near[lowest(rest)] as Mask;
  return mask;
}

/** Squares from which a step leads onto one of these. */
function stepsOnto(cast: Cast, p: Position, squares: Mask): Mask {
  let mask = 0;
  for (let rest = squares; rest !== 0; rest &= rest - 1) {
    const to = lowest(rest);
    const height = heightAt(p, to);
    mask |= (cast.near[to] as Mask) & (height < 2 ? ANYWHERE : (p[H1 + height - 2] as Mask));
  }
  return mask;
}

/** Where a worker of the active side may pass; its own square is free once it has left. */
const freeSquares = (cast: Cast, p: Position): Mask =>
  ~(p[DOMES] | p[BLOCKED] | (cast.evicts.length > 0 ? 0 : workersOn(p) & ~p[WORKERS + cast.side]));
