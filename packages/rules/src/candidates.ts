import type { Cast } from './cast.ts';
import { barredBuilds, barredDomes, effectsOf } from './effects.ts';
import {
  ASLEEP,
  BUILDS,
  foesOf,
  H3,
  higherThan,
  lowerThan,
  MOVER,
  occupied,
  type Position,
  STEPS,
  STRAYED,
  sideAt,
  tooHighFor,
  WORKERS,
} from './position.ts';
import { OPEN_ACT, OPEN_BUILD, OPEN_END, OPEN_MOVE, type Open } from './power.ts';
import { bit, has, lowest, type Mask, NONE, type Square } from './squares.ts';
import { buildStep, END_STEP, moveStep, type StepList } from './steps.ts';

/** The actions that are open: move, then build, then the end, unless the active player's power changes that. */
export function openNow(cast: Cast, p: Position): Open {
  let open = p[STEPS] === 0 ? OPEN_MOVE : p[BUILDS] === 0 ? OPEN_BUILD : OPEN_END;
  for (const call of cast.open) open = call(p, open);
  return open;
}

export function moversNow(cast: Cast, p: Position): Mask {
  let mask = p[MOVER] !== 0 ? p[MOVER] : cast.additional ? foesOf(p, cast.side) : p[WORKERS + cast.side];
  for (const call of cast.movers) mask = call(p, mask);
  return mask & ~p[ASLEEP];
}

/** Squares this worker may step to, regardless of whether the turn can be completed. */
export function movesFrom(cast: Cast, p: Position, from: Square): Mask {
  const near = cast.near[from] as Mask;
  let mask = near & ~occupied(p) & ~tooHighFor(p, from, 1);
  for (const { call } of cast.moves) mask = call(p, from, mask);
  if (cast.evicts.length > 0) mask |= evictions(cast, p, from, near);
  if (mask === 0) return 0;
  return mask & ~barredMoves(cast, p, from);
}

function evictions(cast: Cast, p: Position, from: Square, near: Mask): Mask {
  let mask = 0;
  for (let rest = near & foesOf(p, cast.side) & ~tooHighFor(p, from, 1); rest !== 0; rest &= rest - 1) {
    const to = lowest(rest);
    for (const evict of cast.evicts) if (evict(p, from, to) !== NONE) mask |= bit(to);
  }
  return mask;
}

/** Squares that other powers, or the wind, forbid for the worker on `from`. */
export function barredMoves(cast: Cast, p: Position, from: Square): Mask {
  let mask = 0;
  for (const { call } of cast.barSteps) mask |= call(p, from);
  if (cast.bansUp.length + cast.bansDown.length > 0) mask |= barredLevels(cast, p, from);
  return mask;
}

/** Squares that a ban on moving up or down forbids. This also applies to sweeps. */
export function barredLevels(cast: Cast, p: Position, from: Square): Mask {
  const side = cast.additional ? sideAt(p, from) : cast.side;
  let mask = 0;
  for (const bar of cast.bansUp) if (bar.side !== side && bar.call(p)) mask |= higherThan(p, from);
  for (const bar of cast.bansDown) if (bar.side !== side && bar.call(p)) mask |= lowerThan(p, from);
  return mask;
}

export function buildersNow(cast: Cast, p: Position): Mask {
  let mask = p[MOVER];
  for (const call of cast.builders) mask = call(p, mask);
  return mask;
}

/** Squares where the worker on `by` may put the usual piece: none if its moving cannot end here (STRAYED). */
export function buildsBy(cast: Cast, p: Position, by: Square): Mask {
  if (p[STRAYED] !== 0 && p[STEPS] > 0) return 0;
  return usualBuilds(cast, p, by, (cast.near[by] as Mask) & ~occupied(p));
}

/** Squares among `free` where the worker on `by` may put the usual piece. */
export function usualBuilds(cast: Cast, p: Position, by: Square, free: Mask): Mask {
  let mask = free;
  for (const { call } of cast.builds) mask = call(p, by, mask);
  return cast.barBuilds.length === 0 ? mask : mask & ~barredBuilds(cast, p, by);
}

/** Squares where the worker on `by` may put a dome that is not the usual piece. */
export function domesBy(cast: Cast, p: Position, by: Square): Mask {
  if (cast.domes.length === 0 || (p[STRAYED] !== 0 && p[STEPS] > 0)) return 0;
  const free = (cast.near[by] as Mask) & ~occupied(p);
  let mask = 0;
  for (const call of cast.domes) mask |= call(p, by, free);
  return mask & ~barredDomes(cast, p, by);
}

function pushMoves(cast: Cast, p: Position, steps: StepList): void {
  for (let movers = moversNow(cast, p); movers !== 0; movers &= movers - 1) {
    const from = lowest(movers);
    for (let moves = movesFrom(cast, p, from); moves !== 0; moves &= moves - 1)
      steps.push(moveStep(from, lowest(moves)));
  }
}

function pushBuilds(cast: Cast, p: Position, steps: StepList): void {
  for (let builders = buildersNow(cast, p); builders !== 0; builders &= builders - 1) {
    const by = lowest(builders);
    const builds = buildsBy(cast, p, by);
    for (let rest = builds; rest !== 0; rest &= rest - 1) {
      const at = lowest(rest);
      steps.push(buildStep(by, at, has(p[H3], at)));
    }
    for (let rest = domesBy(cast, p, by) & ~(builds & p[H3]); rest !== 0; rest &= rest - 1) {
      steps.push(buildStep(by, lowest(rest), true));
    }
  }
}

/** Adds all steps that are possible now, regardless of whether the turn can be completed afterwards. */
export function pushCandidates(cast: Cast, p: Position, open: Open, steps: StepList): void {
  if (open & OPEN_MOVE) pushMoves(cast, p, steps);
  if (open & OPEN_BUILD) pushBuilds(cast, p, steps);
  if (open & OPEN_ACT) for (const acts of cast.acts) acts(p, steps, effectsOf(cast));
  if (open & OPEN_END) steps.push(END_STEP);
}
