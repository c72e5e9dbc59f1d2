import { kindOf, MOVE, moveStep, type Position, type Referee, type Square, type Step, stepA, stepB } from '@oia/rules';
import { samePosition } from '@oia/rules/layout';
import { played } from './choice.ts';

/** Nobody calls a walk of so many steps a detour. */
const SHORT = 3;

/**
 * The walker goes deep first: where workers may walk on and on, the turn it finds first can lead all around the board. The same result by
 * the shortest ways is what a person would play.
 */
export function withoutDetours(referee: Referee, start: Position, steps: readonly Step[]): readonly Step[] {
  const first = steps.findIndex((step) => kindOf(step) !== MOVE);
  const walk = first < 0 ? steps : steps.slice(0, first);
  if (walk.length <= SHORT) return steps;
  const journeys = journeysOf(walk);
  for (const order of [journeys, journeys.toReversed()]) {
    const direct = waysOf(referee, start, order);
    const shorter = direct && [...direct, ...steps.slice(walk.length)];
    if (shorter && shorter.length < steps.length && leadsTo(referee, start, shorter, steps)) return shorter;
  }
  return steps;
}

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
      if (known.has(stepB(step))) continue;
      known.add(stepB(step));
      places.push({ square: stepB(step), position: referee.carry(position, step).position, way: [...way, step] });
    }
  }
  return undefined;
}

const movesOf = (referee: Referee, p: Position, from: Square): Step[] =>
  referee.legalSteps(p).filter((step) => step === moveStep(from, stepB(step)));

/** Legal to the last step, and with the same result. */
function leadsTo(referee: Referee, start: Position, steps: readonly Step[], wanted: readonly Step[]): boolean {
  let position = start;
  for (const step of steps) {
    if (!referee.legalSteps(position).includes(step)) return false;
    position = referee.carry(position, step).position;
  }
  return samePosition(position, played(referee, start, wanted));
}
