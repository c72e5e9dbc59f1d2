import { nextSeat } from './flow.ts';
import type { Match, SetupTask } from './match.ts';
import {
  ACTIVE,
  DOMES,
  FEMALE,
  MALE,
  OUT,
  type Position,
  RAM,
  STAGE,
  START,
  TASK,
  WORKERS,
  workersOn,
} from './position.ts';
import type { Recorder } from './recorder.ts';
import { ALL, bit, count, has, lowest, type Mask, type Square } from './squares.ts';
import { ABYSS, actStep, DRAW_CARD, FATE, ORIENT, PLACE, PUT_RAM, type Step, type StepList, stepB } from './steps.ts';

export const taskOf = (match: Match, p: Position): SetupTask => match.tasks[p[TASK]] as SetupTask;

const FATE_SQUARES: Mask = 0b0000001111011110111101111;

/** Squares where the next worker may be placed, as restricted by the powers of either partner. */
function placesFor(match: Match, p: Position, seat: number): Mask {
  let mask = ALL & ~workersOn(p);
  for (const [card, { power, owner }] of match.cards.entries()) {
    if (owner === undefined || match.sideOf(owner) !== match.sideOf(seat)) continue;
    mask = power.placing?.(p, match.holder(owner, card), mask) ?? mask;
  }
  return mask;
}

const pushEach = (mask: Mask, kind: number, steps: StepList): void => {
  for (let rest = mask; rest !== 0; rest &= rest - 1) steps.push(actStep(kind, lowest(rest)));
};

/** Adds the possible draws for this card. */
export function pushDraws(match: Match, p: Position, card: number, steps: StepList): void {
  const deck = match.cards[card]?.power.deck?.(p, match.holder(0, card)) ?? 0;
  for (let rest = deck; rest !== 0; rest &= rest - 1) steps.push(actStep(DRAW_CARD, lowest(rest)));
}

export function pushSetupSteps(match: Match, p: Position, steps: StepList): void {
  const { kind, seat, card } = taskOf(match, p);
  if (kind === 'place') pushEach(placesFor(match, p, seat as number), PLACE, steps);
  else if (kind === 'ram') pushEach(ALL & ~workersOn(p) & ~p[DOMES], PUT_RAM, steps);
  else if (kind === 'orient')
    for (let direction = 0; direction < 8; direction++) steps.push(actStep(ORIENT, direction));
  else if (kind === 'fate') pushEach(FATE_SQUARES, FATE, steps);
  else if (kind === 'abyss') pushEach(ALL & ~workersOn(p), ABYSS, steps);
  else pushDraws(match, p, card, steps);
}

/** Applies a set-up step; after the last one the first turn can start. */
export function carrySetup(match: Match, p: Position, step: Step, recorder?: Recorder): void {
  const { kind, seat, card } = taskOf(match, p);
  const at = stepB(step);
  if (kind === 'place') placeWorker(p, match.sideOf(seat as number), at, recorder);
  else if (kind === 'ram') placeRam(p, at, recorder);
  else if (kind === 'draw') turnUp(match, p, card, at, recorder);
  else p[match.cards[card]?.data ?? 0] = at + 1;
  recorder?.cards(p);
  p[TASK]++;
  skipTasks(match, p);
}

/** Skips tasks of eliminated players; after the last task the first turn can start. */
export function skipTasks(match: Match, p: Position): void {
  const isLeftOut = (task: SetupTask | undefined): boolean => {
    const seat = task?.kind === 'draw' ? match.cards[task.card]?.owner : task?.seat;
    return seat !== undefined && has(p[OUT], seat);
  };
  while (isLeftOut(match.tasks[p[TASK]])) p[TASK]++;
  if (p[TASK] < match.tasks.length) return;
  p[TASK] = 0;
  p[STAGE] = START;
  p[ACTIVE] = has(p[OUT], match.first) ? nextSeat(match, p, match.first) : match.first;
}

export function turnUp(match: Match, p: Position, card: number, power: number, recorder?: Recorder): void {
  const isNewDeck = match.cards[card]?.power.drawn?.(p, match.holder(0, card), power) ?? false;
  recorder?.drawn(card, power, isNewDeck);
}

function placeRam(p: Position, at: Square, recorder?: Recorder): void {
  p[RAM] = bit(at);
  recorder?.push({ kind: 'ramPlaced', at });
}

/** The first worker of a side is female, the second male, any further one neither (Z10). */
function placeWorker(p: Position, side: number, at: Square, recorder?: Recorder): void {
  const before = count(p[WORKERS + side]);
  p[WORKERS + side] |= bit(at);
  if (before === 0) p[FEMALE] |= bit(at);
  else if (before === 1) p[MALE] |= bit(at);
  recorder?.push({ kind: 'placed', side, at, sex: before === 0 ? 'female' : before === 1 ? 'male' : 'neither' });
}
