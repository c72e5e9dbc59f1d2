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

/** More truths than that are not thought about; a sample stands for them. */
export const MOST_WORLDS = 2000;

/**
 * The truths ("worlds") a view leaves open to somebody who does not know how it came about: every place of workers that are not shown,
 * every choice of a secret. What was shown before may exclude most of them; a `Belief` knows.
 */
export function worldsOf(match: Match, view: Position, random: Random, limit = MOST_WORLDS): Position[] {
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

/** At most `limit` of these. */
export const sampled = <T>(random: Random, items: readonly T[], limit: number): T[] =>
  items.length > limit ? shuffled(random, items).slice(0, limit) : [...items];

/** Each position once. */
export function distinct(positions: readonly Position[]): Position[] {
  const seen = new PositionSet();
  return positions.filter((p) => seen.add(p));
}

/** Whoever could not go on would be out of the game: where unseen workers are to act, that excludes worlds. At most `limit`. */
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

/** A secret choice can be any that set-up offers; a worker that is seen on a square shows that nobody chose it. */
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

/** All ways the workers of a side can stand that are not shown. Their order tells their sex (Z10). */
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

/** How many workers a side has put on the board so far. */
function placedBy(match: Match, p: Position, side: number): number {
  if (has(p[OUT], side)) return 0;
  const done = p[STAGE] === SETUP ? match.tasks.slice(0, p[TASK]) : match.tasks;
  return done.filter(({ kind, seat }) => kind === 'place' && match.sideOf(seat as number) === side).length;
}

/** Powers that remove workers without naming them: they hit unseen ones too, and the number left is secret (Z23). */
const removesUnseen = (match: Match): boolean => match.cards.some(({ power }) => power.strikes || power.turnEnd);

/** Squares where an unseen worker can stand; nobody enters what counts as a dome. */
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

/** In the middle of its turn one of them has moved and builds next, or has built. Where it came from is past telling. */
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
