import { PositionSet } from './hash.ts';
import type { Match } from './match.ts';
import {
  ACTIVE,
  BUILDER,
  BUILDS,
  copyOf,
  DOMES,
  FEMALE,
  LANDED,
  LAST,
  MALE,
  MOVED,
  MOVER,
  ORIGIN,
  OUT,
  type Position,
  RAM,
  SETUP,
  STAGE,
  STEPS,
  TASK,
  TURN,
  VEIL,
  WORKERS,
  workersOn,
} from './position.ts';
import { type Random, shuffled } from './random.ts';
import { actorOf, Referee } from './referee.ts';
import { isOver } from './result.ts';
import { pushSetupSteps } from './setup.ts';
import { ALL, bit, has, type Mask, NEAR, type Square, squaresOf } from './squares.ts';
import { StepList, stepB } from './steps.ts';
import { knownTo } from './views.ts';

/** If there are more worlds, a sample of this size is used. */
export const MAX_WORLDS = 2000;

/**
 * The positions ("worlds") that are consistent with a view, without knowledge of how it came about: every placement of hidden workers,
 * every choice of a secret. Earlier observations may exclude most of them, which `Belief` takes into account.
 */
export function worldsOf(match: Match, view: Position, random: Random, limit = MAX_WORLDS): Position[] {
  const unveiled = copyOf(view);
  unveiled[VEIL] = 0;
  if (isOver(view)) return [unveiled];
  let worlds = [unveiled];
  for (let side = 0; side < 3; side++) {
    if (has(view[VEIL], side)) worlds = worlds.flatMap((world) => placements(match, world, side));
  }
  worlds = playable(match, distinct(worlds), random, limit);
  for (const [card, { power, data }] of match.cards.entries()) {
    for (const [i, field] of (power.fields ?? []).entries()) {
      if (view[data + i] !== -1 || !field.secret) continue;
      worlds = worlds.flatMap((world) => choices(match, world, card, data + i, field.name));
    }
  }
  return sampled(random, worlds, limit);
}

/** A random sample of at most `limit` items. */
export const sampled = <T>(random: Random, items: readonly T[], limit: number): T[] =>
  items.length > limit ? shuffled(random, items).slice(0, limit) : [...items];

/** Without duplicates. */
export function distinct(positions: readonly Position[]): Position[] {
  const seen = new PositionSet();
  return positions.filter((p) => seen.add(p));
}

/** At most `limit` worlds in which the actor can move: an actor who could not would be out of the game. */
function playable(match: Match, worlds: Position[], random: Random, limit: number): Position[] {
  const actor = worlds[0] === undefined ? undefined : actorOf(match, worlds[0]);
  if (actor === undefined || !has(match.hidden, match.sideOf(actor))) return worlds;
  const referee = new Referee(match);
  const found: Position[] = [];
  for (const world of worlds.length > limit ? shuffled(random, worlds) : worlds) {
    if (found.length >= limit) break;
    if (referee.legalSteps(world).length > 0) found.push(world);
  }
  return found;
}

/** The world with every secret choice that set-up would have allowed; a visible worker on a square shows that it was not chosen. */
function choices(match: Match, world: Position, card: number, place: number, name: string): Position[] {
  const asked = copyOf(world);
  asked[STAGE] = SETUP;
  asked[TASK] = match.tasks.findIndex((task) => task.card === card && task.kind === name);
  const steps = new StepList();
  pushSetupSteps(match, knownTo(match, asked, match.cards[card]?.owner ?? 'spectator'), steps);
  return steps.toArray().map((step) => {
    const next = copyOf(world);
    next[place] = stepB(step) + 1;
    return next;
  });
}

/** All placements of the hidden workers of a side. The order of placing determines their sex (Z10). */
function placements(match: Match, world: Position, side: number): Position[] {
  const placed = placedBy(match, world, side);
  const mayLack = world[STAGE] !== SETUP && removesUnseen(match);
  let partial = [world];
  for (let worker = 0; worker < placed; worker++) {
    partial = partial.flatMap((p) => {
      const standing = squaresOf(openSquares(match, p)).map((square) => withWorker(p, side, worker, square));
      return mayLack ? [...standing, p] : standing;
    });
  }
  if (placed === 0) return partial;
  // A side that lost its last worker is out, and that would be seen.
  const standing = partial.filter((p) => p[WORKERS + side] !== 0);
  return isMoving(match, world, side) ? standing.flatMap((p) => moversIn(p, side)) : standing;
}

/** The number of workers a side has placed so far. */
function placedBy(match: Match, p: Position, side: number): number {
  if (has(p[OUT], side)) return 0;
  const done = p[STAGE] === SETUP ? match.tasks.slice(0, p[TASK]) : match.tasks;
  return done.filter(({ kind, seat }) => kind === 'place' && match.sideOf(seat as number) === side).length;
}

/** True if a power can remove workers without targeting them: it also removes unseen ones, and the number left is secret (Z23). */
const removesUnseen = (match: Match): boolean => match.cards.some(({ power }) => power.strikes || power.turnEnd);

/** Squares where an unseen worker can stand; no worker enters a square that counts as a dome. */
function openSquares(match: Match, p: Position): Mask {
  let mask = ALL & ~(workersOn(p) | p[DOMES] | p[RAM]);
  for (const [card, { power, owner }] of match.cards.entries()) {
    if (owner === undefined || has(p[OUT], owner)) continue;
    const me = match.holder(owner, card);
    mask &= ~((power.closesAll?.(p, me) ?? 0) | (power.closes?.(p, me) ?? 0));
  }
  return mask;
}

function withWorker(p: Position, side: number, worker: number, square: Square): Position {
  const next = copyOf(p);
  next[WORKERS + side] |= bit(square);
  if (worker < 2) next[worker === 0 ? FEMALE : MALE] |= bit(square);
  return next;
}

const isMoving = (match: Match, p: Position, side: number): boolean =>
  p[STAGE] === TURN && p[STEPS] > 0 && match.sideOf(p[ACTIVE]) === side;

/** In the middle of the turn one worker has moved, and builds next or has built. Where it came from cannot be inferred. */
function moversIn(p: Position, side: number): Position[] {
  const built = p[BUILDS] > 0 && p[LAST] > 0;
  const movers = built ? p[WORKERS + side] & NEAR[p[LAST] - 1] : p[WORKERS + side];
  return squaresOf(movers).map((square) => {
    const next = copyOf(p);
    next[MOVED] = bit(square);
    next[MOVER] = bit(square);
    for (const place of [ORIGIN, LANDED, ...(built ? [BUILDER] : [])]) next[place] = square + 1;
    return next;
  });
}
