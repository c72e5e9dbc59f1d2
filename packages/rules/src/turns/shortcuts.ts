import { openNow } from '../candidates.ts';
import type { Cast } from '../cast.ts';
import { relocate } from '../effects.ts';
import {
  ASLEEP,
  BUILDER,
  BUILDS,
  CLIMBED,
  DESCENDED,
  DOMED,
  DOMES,
  EARLY,
  FEMALE,
  FLAGS,
  H3,
  heightAt,
  LANDED,
  LAST,
  LAST_DOME,
  LISTED,
  MALE,
  MARKED,
  MOVED,
  MOVER,
  nextLevel,
  ORIGIN,
  occupied,
  type Position,
  STEPS,
  STRAYED,
  WORKERS,
  workersOn,
} from '../position.ts';
import { OPEN_END } from '../power.ts';
import { ahead, bit, count, directionOf, has, lowest, type Mask, NONE, type Square } from '../squares.ts';

// What the walk through turns asks in order to go without copies.

/** A worker goes from its square to the other one of the two; nothing else is known of it between turns. */
export function carry(result: Position, side: number, from: Square, places: Mask): void {
  result[WORKERS + side] ^= places;
  if (has(result[FEMALE], from)) result[FEMALE] ^= places;
  else if (has(result[MALE], from)) result[MALE] ^= places;
}

/** Can a side's workers be told apart by where they began? Not if there are more than two, or two that look the same. */
export function areTwo(cast: Cast, p: Position): boolean {
  const mine = p[WORKERS + cast.side];
  const workers = count(mine);
  return workers === 1 || (workers === 2 && count(mine & p[FEMALE]) === 1);
}

export function winsBy(cast: Cast, p: Position, from: Square, to: Square): boolean {
  for (const { call } of cast.wins) if (call(p, from, to)) return true;
  return false;
}

export function strikesBy(cast: Cast, p: Position, from: Square, to: Square): boolean {
  for (const strikes of cast.strikes) if (strikes(p, to, directionOf(from, to)) !== 0) return true;
  return false;
}

function tokensOn(cast: Cast, p: Position): Mask {
  let mask = 0;
  for (const tokens of cast.tokens) mask |= tokens(p);
  return mask;
}

/** Those of some squares where a build sets something off: a token lies there, or a dome has consequences. */
export function loudSquares(cast: Cast, p: Position, builds: Mask): Mask {
  const mask = cast.tokens.length > 0 ? builds & tokensOn(cast, p) : 0;
  return cast.loudDomes && builds & p[H3] ? mask | loudDomes(cast, p, builds & p[H3]) : mask;
}

/** The same where another piece may come before or after: whether a dome has consequences may depend on it. */
export const loudInAnyOrder = (cast: Cast, p: Position, builds: Mask): Mask =>
  builds & (tokensOn(cast, p) | (cast.loudDomes ? p[H3] : 0));

/** Where a dome earns a turn, is answered, or decides the game. */
function loudDomes(cast: Cast, p: Position, domes: Mask): Mask {
  if (!cast.onlyClaims) return domes;
  let loud = 0;
  for (let rest = domes; rest !== 0; rest &= rest - 1) {
    p[DOMES] ^= rest & -rest;
    for (const { call } of cast.claims) if (call(p)) loud |= rest & -rest;
    for (const { call } of cast.answers) if (call(p, lowest(rest)) !== 0) loud |= rest & -rest;
    p[DOMES] ^= rest & -rest;
  }
  return loud;
}

/** Squares where a step from `from` does, or may do, more than change a place: it displaces, wins, is swept on, or ends in the Abyss. */
export function loudSteps(cast: Cast, p: Position, from: Square): Mask {
  let mask = workersOn(p) | (has(p[H3], from) ? 0 : p[H3]);
  if (cast.sweeps.length > 0) mask |= tokensOn(cast, p);
  for (const abyss of cast.abyss) mask |= bit(abyss(p));
  for (const call of cast.stepsWithEffects) mask |= call(p, from);
  return mask;
}

/** Changes `now` by a step that is not loud, as `carryOut` would; `at`: where the worker rests after a slide. */
export function stepQuietly(cast: Cast, now: Position, from: Square, to: Square, at: Square): void {
  if (now[STEPS] === 0) now[ORIGIN] = from + 1;
  if (now[STEPS] < 2) now[STEPS]++;
  const rise = heightAt(now, to) - heightAt(now, from);
  if (rise !== 0) now[FLAGS] |= rise > 0 ? CLIMBED : DESCENDED;
  relocate(now, cast.side, from, at);
  now[MOVED] |= bit(at);
  now[LANDED] = to + 1;
  now[MOVER] = bit(at);
  for (const { call } of cast.judges) call(now, at);
}

/** Takes the first such step of a turn back: `p` is the position before it. */
export function stepBack(now: Position, p: Position, side: number, from: Square, at: Square): void {
  carry(now, side, at, bit(from) | bit(at));
  now[STEPS] = 0;
  now[MOVED] = 0;
  now[MOVER] = p[MOVER];
  now[FLAGS] = p[FLAGS];
  if (((now[MARKED] | now[ASLEEP] | now[LISTED] | now[STRAYED]) & bit(at)) === 0) return;
  now[MARKED] = p[MARKED];
  now[ASLEEP] = p[ASLEEP];
  now[LISTED] = p[LISTED];
  now[STRAYED] = p[STRAYED];
}

/** Where a worker that stepped from `from` to `to` comes to rest. */
export function slideEnd(p: Position, from: Square, to: Square): Square {
  const direction = directionOf(from, to);
  const taken = occupied(p) & ~bit(from);
  let at = to;
  for (let next = ahead(at, direction); next !== NONE; next = ahead(at, direction)) {
    if (has(taken, next) || heightAt(p, next) > heightAt(p, at)) break;
    at = next;
  }
  return at;
}

/** Does a build end the turn here? In a quiet cast it does after a move; before one, the turn itself has to say so. */
export function isLastBuild(cast: Cast, p: Position): boolean {
  if (p[STEPS] > 0) return true;
  p[EARLY]++;
  const open = openNow(cast, p);
  p[EARLY]--;
  return open === OPEN_END;
}

/** Puts the usual piece on the position of a turn, as `putPiece` does where nothing follows from it; returns which level it was. */
export function put(now: Position, by: Square, at: Square): number {
  const level = nextLevel(now, at);
  now[level] ^= bit(at);
  now[BUILDS] = 1;
  now[LAST] = at + 1;
  now[BUILDER] = by + 1;
  if (level === DOMES) now[FLAGS] |= DOMED | LAST_DOME;
  else now[FLAGS] &= ~LAST_DOME;
  return level;
}

export function takeBack(now: Position, at: Square, level: number, flags: number): void {
  now[level] ^= bit(at);
  now[BUILDS] = 0;
  now[FLAGS] = flags;
}
