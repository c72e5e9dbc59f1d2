import { barredLevels } from './candidates.ts';
import type { Cast } from './cast.ts';
import { effectsOf, kill, putPiece, relocate, swap, testAbyss } from './effects.ts';
import {
  BUILDS,
  CLIMBED,
  DESCENDED,
  EARLY,
  FLAGS,
  HOLDERS,
  heightAt,
  LANDED,
  MOVED,
  MOVER,
  ORIGIN,
  OUT,
  occupied,
  PENDING,
  type Position,
  STEPS,
  sideAt,
  workersOn,
} from './position.ts';
import type { Recorder } from './recorder.ts';
import { finishGame, isOver } from './result.ts';
import { ahead, bit, directionOf, has, type Mask, NONE, type Square } from './squares.ts';
import { BUILD, kindOf, MOVE, type Step, stepA, stepB, stepE } from './steps.ts';

/**
 * Applies a move, a build or a power's own step to `p`. False: it turned out to be illegal (only a sweep can show that so late),
 * and `p` must be discarded.
 */
export function carryOut(cast: Cast, p: Position, step: Step, recorder?: Recorder): boolean {
  const kind = kindOf(step);
  if (kind === MOVE) return moveWorker(cast, p, stepA(step), stepB(step), recorder);
  if (kind === BUILD) buildPiece(cast, p, stepA(step), stepB(step), stepE(step) === 1, recorder);
  else for (const act of cast.act) act(p, step, effectsOf(cast, recorder));
  return true;
}

/** Records that a player who may answer has decided. */
export function closeQuestion(p: Position, seat: number): void {
  p[PENDING] &= ~(1 << (5 + seat));
  if (p[PENDING] >> 5 === 0) p[PENDING] = 0;
}

/** Applies an answer that brings in a worker from the card. */
export function summon(cast: Cast, p: Position, at: Square, seat: number, recorder?: Recorder): void {
  for (const { call, seat: whose } of cast.answered) if (whose === seat) call(p, at, effectsOf(cast, recorder));
}

/** True if the active player was eliminated in the middle of the turn. */
export const isBrokenOff = (cast: Cast, p: Position): boolean => has(p[OUT], cast.seat);

/** A build step with everything that follows from its piece. */
export function buildPiece(cast: Cast, p: Position, by: Square, at: Square, dome: boolean, recorder?: Recorder): void {
  if (p[STEPS] === 0) {
    p[EARLY]++;
    p[MOVER] = bit(by);
  } else if (p[BUILDS] < 7) p[BUILDS]++;
  putPiece(cast, p, by, at, dome, recorder);
}

/** One move step with all its effects, in the order of Z5. */
function moveWorker(cast: Cast, p: Position, from: Square, to: Square, recorder?: Recorder): boolean {
  const side = cast.additional ? sideAt(p, from) : cast.side;
  const steps = p[STEPS];
  const direction = directionOf(from, to);
  if (has(workersOn(p), to)) evict(cast, p, from, to, recorder);
  else {
    relocate(p, side, from, to);
    recorder?.moved('moved', p, side, from, to);
  }
  countStep(p, from, to);
  let now = castNow(cast, p);
  let at = to;
  if (goesOn(now, p, side)) arrive(now, p, side, from, at, direction, recorder);
  now = castNow(now, p);
  if (now.sweeps.length > 0 && goesOn(now, p, side)) {
    const exit = sweptTo(now, p, at);
    if (exit !== NONE) {
      if (has(barredLevels(now, p, at), exit)) return false;
      relocate(p, side, at, exit);
      recorder?.moved('swept', p, side, at, exit);
      arrive(now, p, side, at, exit, direction, recorder);
      now = castNow(now, p);
      at = exit;
    }
  }
  p[LANDED] = at + 1;
  if (now.slides.length > 0 && goesOn(now, p, side)) at = slide(now, p, side, at, direction, recorder);
  p[MOVER] = bit(at) & workersOn(p);
  // A hero power used in the deciding step is spent (Z31).
  for (const stepped of now.stepped) stepped(p, from, to);
  // Also for a winning step: a sweep against the mover's own card does not win (Z37).
  for (const refuses of now.refuses) if (refuses(p, steps)) return false;
  return true;
}

/** `moveWorker` for a step known to have no side effects: no win, no displaced worker, no hook; `at` is where a slide ends. */
export function moveOnly(cast: Cast, p: Position, from: Square, to: Square, at: Square): void {
  relocate(p, cast.side, from, at);
  countStep(p, from, at);
  judge(cast, p, cast.side, from, to);
  p[LANDED] = to + 1;
  p[MOVER] = bit(at);
}

/** The worker that went from `from` to `at` has made a step of this turn. */
function countStep(p: Position, from: Square, at: Square): void {
  if (p[STEPS] === 0) p[ORIGIN] = from + 1;
  if (p[STEPS] < 2) p[STEPS]++;
  p[MOVED] |= bit(at);
}

/** The cast without players that the step has eliminated so far: they have no influence on the rest of it (Z22). */
const castNow = (cast: Cast, p: Position): Cast => (cast.holders === p[HOLDERS] ? cast : cast.match.castOf(p));

/** True if neither the game is over nor the mover or the worker's owner is out: in an additional turn a worker can eliminate its owner (Z9). */
const goesOn = (cast: Cast, p: Position, side: number): boolean =>
  !isOver(p) && !isBrokenOff(cast, p) && (!cast.additional || !has(p[OUT], side));

/** Displaces the worker on `to`, which may fall into the Abyss before the mover does (43.11). */
function evict(cast: Cast, p: Position, from: Square, to: Square, recorder?: Recorder): void {
  let room = NONE;
  for (const call of cast.evicts) if (room === NONE) room = call(p, from, to);
  const victim = sideAt(p, to);
  if (room === from) swap(p, from, to);
  else {
    relocate(p, victim, to, room);
    relocate(p, cast.side, from, to);
  }
  recorder?.push({ kind: room === from ? 'swapped' : 'pushed', side: victim, from: to, to: room });
  recorder?.moved('moved', p, cast.side, from, to);
  testAbyss(cast, p, victim, room, recorder);
}

/** Effects of arriving on `to`: Abyss, judgement, win, removal. */
function arrive(
  cast: Cast,
  p: Position,
  side: number,
  from: Square,
  to: Square,
  direction: number,
  recorder?: Recorder,
): void {
  if (cast.abyss.length > 0) {
    testAbyss(cast, p, side, to, recorder);
    if (!goesOn(cast, p, side)) return;
  }
  const rise = judge(cast, p, side, from, to);
  if (!cast.additional) testWin(cast, p, from, to, rise);
  if (cast.strikes.length > 0 && !isOver(p))
    for (const strikes of cast.strikes) kill(cast, p, strikes(p, to, direction), recorder);
}

/** Notes whether the worker went up or down, lets opponents look at it, and tells by how much it rose. */
function judge(cast: Cast, p: Position, side: number, from: Square, to: Square): number {
  const rise = heightAt(p, to) - heightAt(p, from);
  if (rise > 0) p[FLAGS] |= CLIMBED;
  else if (rise < 0) p[FLAGS] |= DESCENDED;
  for (const bar of cast.judges) if (bar.side !== side) bar.call(p, to);
  return rise;
}

/** The player's own conditions first, then powers that deny the win, then powers that take it (H8). */
function testWin(cast: Cast, p: Position, from: Square, to: Square, rise: number): void {
  const climbed = rise > 0 && heightAt(p, to) === 3;
  const condition = climbed ? undefined : metCondition(cast, p, from, to);
  if (!climbed && !condition) return;
  for (const denies of cast.deniesWin) if (denies(p, to)) return;
  const thief = cast.takesWin.find(({ call }) => call(p, to));
  if (thief) finishGame(p, thief.side, 'fate', thief.power.number);
  else if (climbed) finishGame(p, cast.side, 'climbed');
  else if (condition) finishGame(p, cast.side, 'condition', condition.power.number);
}

/** The first of the player's own conditions that this step meets. A loop: a closure for each step would be garbage. */
function metCondition({ wins }: Cast, p: Position, from: Square, to: Square): Cast['wins'][number] | undefined {
  for (const win of wins) if (win.call(p, from, to)) return win;
  return undefined;
}

function sweptTo(cast: Cast, p: Position, at: Square): Square {
  for (const sweeps of cast.sweeps) {
    const exit = sweeps(p, at);
    if (exit !== NONE) return exit;
  }
  return NONE;
}

/** Forces the worker further in the direction of its step until the next space is higher or blocked. */
function slide(cast: Cast, p: Position, side: number, from: Square, direction: number, recorder?: Recorder): Square {
  if (!cast.slides.some(({ me }) => me.side !== side)) return from;
  let at = from;
  while (goesOn(cast, p, side)) {
    const next = slidesOnto(p, at, direction, occupied(p));
    if (next === NONE) break;
    relocate(p, side, at, next);
    recorder?.slid(side, at, next);
    at = next;
    testAbyss(cast, p, side, at, recorder);
  }
  return at;
}

/** Where a worker would come to rest that stepped from `from` to `to`. */
export function slideEnd(p: Position, from: Square, to: Square): Square {
  const direction = directionOf(from, to);
  const taken = occupied(p) & ~bit(from);
  let at = to;
  for (let next = to; next !== NONE; next = slidesOnto(p, at, direction, taken)) at = next;
  return at;
}

/** The next square of a slide, NONE where it stops. */
function slidesOnto(p: Position, at: Square, direction: number, taken: Mask): Square {
  const next = ahead(at, direction);
  return next === NONE || has(taken, next) || heightAt(p, next) > heightAt(p, at) ? NONE : next;
}
