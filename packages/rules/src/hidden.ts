import type { Cast } from './cast.ts';
import { copyOf, type Position, WORKERS, workersOn } from './position.ts';
import { bit, has, lowest, type Mask, NONE, type Square } from './squares.ts';
import {
  BUILD,
  DRAG,
  FERRY,
  ferriedTo,
  kindOf,
  MOVE,
  REMOVE,
  SEND,
  type Step,
  SUMMON,
  stepA,
  stepB,
  TOKEN,
} from './steps.ts';

/** Workers that this seat does not see. */
function unseenBy(cast: Cast, p: Position, seat: number): Mask {
  let mask = 0;
  for (let side = 0; side < 3; side++) {
    if (has(cast.match.hidden, side) && side !== cast.match.sideOf(seat)) mask |= p[WORKERS + side];
  }
  return mask;
}

/** Squares that have to be free for this step; if the player's own power allows a swap or push, it happens silently (39). */
function neededFree(cast: Cast, p: Position, step: Step, unseen: Mask): Mask {
  const kind = kindOf(step);
  const from = stepA(step);
  const to = stepB(step);
  if (kind === MOVE) {
    if (has(unseen, to)) return roomFor(cast, p, from, to) === NONE ? bit(to) : 0;
    return has(workersOn(p), to) ? bit(roomFor(cast, without(p, unseen), from, to)) : 0;
  }
  if (kind === FERRY) return bit(ferriedTo(step));
  if (kind === BUILD) return from === to ? 0 : bit(to);
  return [REMOVE, DRAG, SEND, TOKEN, SUMMON].includes(kind) ? bit(to) : 0;
}

function without(p: Position, workers: Mask): Position {
  const less = copyOf(p);
  for (let side = 0; side < 3; side++) less[WORKERS + side] &= ~workers;
  return less;
}

function roomFor(cast: Cast, p: Position, from: Square, to: Square): Square {
  for (const evicts of cast.evicts) {
    const room = evicts(p, from, to);
    if (room !== NONE) return room;
  }
  return NONE;
}

/** The square of an unseen worker in the way of this step, if any: the step is then cancelled and the turn ends. */
export function conflictOf(cast: Cast, p: Position, step: Step): Square | undefined {
  if (cast.match.hidden === 0) return undefined;
  const unseen = unseenBy(cast, p, cast.seat);
  const mask = unseen === 0 ? 0 : neededFree(cast, p, step, unseen) & unseen;
  return mask === 0 ? undefined : lowest(mask);
}

/** The square of an unseen worker in the way of an answer out of turn, if any. */
export function answerConflict(cast: Cast, p: Position, step: Step, seat: number): Square | undefined {
  return has(unseenBy(cast, p, seat), stepB(step)) ? stepB(step) : undefined;
}
