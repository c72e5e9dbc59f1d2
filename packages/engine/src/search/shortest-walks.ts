import { kindOf, MOVE, moveStep, type Position, type Referee, type Square, type Step, stepA, stepB } from '@oia/rules';
import { samePosition } from '@oia/rules/layout';
import { played } from './choice.ts';

/** Walks of at most this many steps are left alone. */
const MAX_SHORT_WALK = 3;

/** Shortens the long walks of turns that begin in one position; what was found about a walk is remembered. */
export class ShortestWalks {
  readonly #referee: Referee;
  readonly #start: Position;
  readonly #walks = new Map<string, readonly Step[] | undefined>();

  constructor(referee: Referee, start: Position) {
    this.#referee = referee;
    this.#start = start;
  }

  /**
   * Reaches the same result by the shortest walks; the steps themselves where there are none. The step by which a hidden worker is met, which ends
   * the turn, is no part of the walk.
   */
  shorten(steps: readonly Step[], result: Position): readonly Step[] {
    const first = steps.findIndex((step) => kindOf(step) !== MOVE);
    const length = first < 0 ? steps.length : first;
    if (length <= MAX_SHORT_WALK) return steps;
    return this.#direct(steps, length, result) ?? this.#direct(steps, length - 1, result) ?? steps;
  }

  #direct(steps: readonly Step[], length: number, result: Position): readonly Step[] | undefined {
    const journeys = journeysOf(steps.slice(0, length));
    for (const order of [journeys, journeys.toReversed()]) {
      const walk = this.#walkOf(order);
      const shorter = walk && [...walk, ...steps.slice(length)];
      if (shorter && shorter.length < steps.length && this.#leadsTo(shorter, result)) return shorter;
    }
    return undefined;
  }

  #walkOf(journeys: readonly Journey[]): readonly Step[] | undefined {
    const key = journeys.map(({ from, to }) => `${from}-${to}`).join(' ');
    if (!this.#walks.has(key)) this.#walks.set(key, waysOf(this.#referee, this.#start, journeys));
    return this.#walks.get(key);
  }

  /** Legal to the last step, and with the same result. */
  #leadsTo(steps: readonly Step[], result: Position): boolean {
    let position = this.#start;
    for (const step of steps) {
      if (!this.#referee.legalSteps(position).includes(step)) return false;
      position = this.#referee.carry(position, step).position;
    }
    return samePosition(position, result);
  }
}

/**
 * The turn walker goes deep first: where workers may walk on and on, the turn it finds first can lead all around the board. Returns the
 * shortest walks with the same result, as a person would play them.
 */
export const withoutDetours = (referee: Referee, start: Position, steps: readonly Step[]): readonly Step[] =>
  new ShortestWalks(referee, start).shorten(steps, played(referee, start, steps));

/** Where a worker begins and where it ends. */
interface Journey {
  readonly from: Square;
  to: Square;
}

function journeysOf(walk: readonly Step[]): Journey[] {
  const journeys: Journey[] = [];
  for (const step of walk) {
    const journey = journeys.find(({ to }) => to === stepA(step));
    if (journey) journey.to = stepB(step);
    else journeys.push({ from: stepA(step), to: stepB(step) });
  }
  return journeys.filter(({ from, to }) => from !== to);
}

/** The shortest way of each worker, one after another. */
function waysOf(referee: Referee, start: Position, journeys: readonly Journey[]): Step[] | undefined {
  let position = start;
  const steps: Step[] = [];
  for (const journey of journeys) {
    const way = shortestWay(referee, position, journey);
    if (!way) return undefined;
    steps.push(...way);
    position = played(referee, position, way);
  }
  return steps;
}

interface Place {
  readonly square: Square;
  readonly position: Position;
  readonly way: readonly Step[];
}

function shortestWay(referee: Referee, start: Position, { from, to }: Journey): readonly Step[] | undefined {
  const places: Place[] = [{ square: from, position: start, way: [] }];
  const known = new Set([from]);
  for (const { square, position, way } of places) {
    if (square === to) return way;
    for (const step of movesOf(referee, position, square)) {
      const next = referee.carry(position, step);
      // A hidden worker in the way ends the turn.
      if (known.has(stepB(step)) || next.cut !== undefined) continue;
      known.add(stepB(step));
      places.push({ square: stepB(step), position: next.position, way: [...way, step] });
    }
  }
  return undefined;
}

const movesOf = (referee: Referee, p: Position, from: Square): Step[] =>
  referee.legalSteps(p).filter((step) => step === moveStep(from, stepB(step)));
