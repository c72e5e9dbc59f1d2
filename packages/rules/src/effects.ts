import type { Cast } from './cast.ts';
import type { Match } from './match.ts';
import {
  ACTIVE,
  ADDITIONAL,
  ASLEEP,
  BLOCKED,
  BUILDER,
  CARD_INTS,
  DOMED,
  DOMES,
  EARNED,
  FEMALE,
  FLAGS,
  H1,
  H2,
  H3,
  heightAt,
  holdersOf,
  LAST,
  LAST_DOME,
  LISTED,
  MALE,
  MARKED,
  MOVED,
  MOVER,
  nextLevel,
  OUT,
  PENDING,
  type Position,
  RAM,
  RECORD,
  STAGE,
  STRAYED,
  setHolders,
  sideAt,
  TURN,
  WORKERS,
} from './position.ts';
import type { Effects } from './power.ts';
import type { Recorder } from './recorder.ts';
import { type EndReason, finishGame, isOver } from './result.ts';
import { bit, has, lowest, type Mask, type Square } from './squares.ts';
import { knownTo } from './views.ts';

const MOVING_MASKS = [MARKED, MOVED, ASLEEP, LISTED, STRAYED] as const;

/** Moves a worker to an empty square, in all masks that contain it. */
export function relocate(p: Position, side: number, from: Square, to: Square): void {
  const both = bit(from) | bit(to);
  p[WORKERS + side] ^= both;
  if (has(p[FEMALE], from)) p[FEMALE] ^= both;
  else if (has(p[MALE], from)) p[MALE] ^= both;
  if (has(p[MARKED] | p[MOVED] | p[ASLEEP] | p[LISTED] | p[STRAYED], from)) {
    for (const place of MOVING_MASKS) if (has(p[place], from)) p[place] ^= both;
  }
}

const WORKER_MASKS = [WORKERS, WORKERS + 1, WORKERS + 2, FEMALE, MALE, ...MOVING_MASKS] as const;

/** Swaps two workers. */
export function swap(p: Position, a: Square, b: Square): void {
  const both = bit(a) | bit(b);
  for (const place of WORKER_MASKS) {
    if (has(p[place], a) !== has(p[place], b)) p[place] ^= both;
  }
}

export function takeOff(p: Position, square: Square): void {
  const keep = ~bit(square);
  for (const place of WORKER_MASKS) p[place] &= keep;
  p[MOVER] &= keep;
}

/** A worker that enters the Abyss loses the game for its owner. */
export function testAbyss(cast: Cast, p: Position, side: number, square: Square, recorder?: Recorder): void {
  for (const abyss of cast.abyss) {
    if (!isOver(p) && abyss(p) === square) eliminate(cast.match, p, side, 'abyss', recorder);
  }
}

const reserveOf = (match: Match, p: Position, side: number): number =>
  match.cards.reduce((sum, { power, owner }, card) => {
    if (owner === undefined || match.sideOf(owner) !== side || has(p[OUT], owner)) return sum;
    return sum + (power.reserve?.(p, match.holder(owner, card)) ?? 0);
  }, 0);

/** Removes workers. A side without workers on the board or in reserve is eliminated at once (G8). */
export function kill(cast: Cast, p: Position, victims: Mask, recorder?: Recorder): void {
  recorder?.leaving('killed', p, victims);
  takeOut(cast, p, victims, recorder);
}

function takeOut(cast: Cast, p: Position, victims: Mask, recorder?: Recorder): void {
  let sides = 0;
  for (let rest = victims; rest !== 0; rest &= rest - 1) {
    sides |= 1 << sideAt(p, lowest(rest));
    takeOff(p, lowest(rest));
  }
  for (let side = 0; side < 3 && !isOver(p); side++) {
    if (!has(sides, side) || p[WORKERS + side] !== 0 || reserveOf(cast.match, p, side) > 0) continue;
    eliminate(cast.match, p, side, 'noWorkers', recorder);
  }
}

/**
 * Eliminates a side: with three players its workers, tokens and power leave and the others play on, otherwise the game is over.
 * If it was the active side, the caller has to end the turn.
 */
export function eliminate(match: Match, p: Position, side: number, reason: EndReason, recorder?: Recorder): void {
  if (match.sides === 2) return finishGame(p, 1 - side, reason);
  recorder?.eliminated(p, side, reason);
  p[OUT] |= 1 << side;
  p[RECORD] &= ~(1 << side);
  for (let rest = p[WORKERS + side]; rest !== 0; rest &= rest - 1) takeOff(p, lowest(rest));
  for (const [card, { owner, data }] of match.cards.entries()) {
    if (owner === side) for (let i = 0; i < CARD_INTS; i++) p[data + i] = 0;
    setHolders(p, card, owner === side ? 0 : holdersOf(p, card) & ~(1 << side));
  }
  const left = [0, 1, 2].filter((other) => !has(p[OUT], other));
  if (left.length === 1) return finishGame(p, left[0], reason);
  if (p[STAGE] === TURN) forgetSnapshots(match, p);
}

/** Effects of an eliminated player's card on this turn end at once (Z22). */
function forgetSnapshots(match: Match, p: Position): void {
  const cast = match.castOf(p);
  if (!cast.foes.some(({ power }) => power.judges)) {
    p[LISTED] = 0;
    p[STRAYED] = 0;
  }
  if (!cast.foes.some(({ power }) => power.watches)) p[ASLEEP] = 0;
  if (!cast.everyone.some(({ power }) => power.answers)) p[PENDING] = 0;
  p[BLOCKED] = blockedSquares(cast, p);
}

/** Squares that count as domes in this turn. */
export function blockedSquares(cast: Cast, p: Position): Mask {
  let mask = p[RAM];
  for (const { call } of cast.closesAll) mask |= call(p);
  for (const { call } of cast.closes) mask |= call(p);
  return mask;
}

/** Squares with any token. */
export function tokensOn(cast: Cast, p: Position): Mask {
  let mask = 0;
  for (const tokens of cast.tokens) mask |= tokens(p);
  return mask;
}

function clearTokens(cast: Cast, p: Position, at: Square): void {
  for (const clear of cast.clears) clear(p, at);
}

/** Puts a piece on a square, with all its effects (Z6). */
export function putPiece(cast: Cast, p: Position, by: Square, at: Square, dome: boolean, recorder?: Recorder): void {
  if (cast.clears.length > 0) clearTokens(cast, p, at);
  recorder?.cards(p);
  p[dome ? DOMES : nextLevel(p, at)] |= bit(at);
  if (dome) p[FLAGS] |= DOMED | LAST_DOME;
  else p[FLAGS] &= ~LAST_DOME;
  p[LAST] = at + 1;
  p[BUILDER] = by + 1;
  recorder?.built(p, by, at, dome);
  for (const built of cast.built) built(p, at, dome);
  recorder?.cards(p);
  if (dome) domeBuilt(cast, p, at);
}

function domeBuilt(cast: Cast, p: Position, at: Square): void {
  if (cast.earns && has(p[H3], at)) p[FLAGS] |= EARNED;
  testClaims(cast, p);
  if (isOver(p)) return;
  for (const { call, seat } of cast.answers) {
    // Computed from the answering player's view: whether the player is asked must not reveal an unseen worker (39.23).
    if (call(knownTo(cast.match, p, seat), at) !== 0) p[PENDING] = (p[PENDING] & ~31) | (at + 1) | (1 << (5 + seat));
  }
}

/** Tests wins by the state of the board, the active player's first; an additional turn cannot win (16.4). */
export function testClaims(cast: Cast, p: Position): void {
  if (cast.claims.length === 0 || p[ADDITIONAL] !== 0) return;
  const order = (seat: number): number => (seat - p[ACTIVE] + 4) % 4;
  const claims = cast.claims.filter(({ call }) => call(p)).sort((a, b) => order(a.seat) - order(b.seat));
  const first = claims[0];
  if (first) finishGame(p, first.side, 'condition', first.power.number);
}

export function effectsOf(cast: Cast, recorder?: Recorder): Effects {
  if (recorder) return bindEffects(cast, recorder);
  cast.effects ??= bindEffects(cast);
  return cast.effects;
}

function bindEffects(cast: Cast, recorder?: Recorder): Effects {
  return {
    force(p, from, to) {
      const side = sideAt(p, from);
      recorder?.forced(side, from, to);
      relocate(p, side, from, to);
      testAbyss(cast, p, side, to, recorder);
    },
    exchange(p, a, b) {
      recorder?.forced(sideAt(p, a), a, b);
      recorder?.forced(sideAt(p, b), b, a);
      swap(p, a, b);
    },
    rotate(p, a, b, c, d) {
      recorder?.forced(sideAt(p, a), a, b);
      recorder?.forced(sideAt(p, b), b, c);
      recorder?.forced(sideAt(p, c), c, d);
      recorder?.forced(sideAt(p, d), d, a);
      swap(p, c, d);
      swap(p, b, c);
      swap(p, a, b);
    },
    kill: (p, victims) => kill(cast, p, victims, recorder),
    petrify(p, victims) {
      recorder?.leaving('petrified', p, victims);
      takeOut(cast, p, victims, recorder);
    },
    enter(p, side, at) {
      p[WORKERS + side] |= bit(at);
      recorder?.push({ kind: 'entered', side, at });
      testAbyss(cast, p, side, at, recorder);
    },
    mark(p, at) {
      p[MARKED] |= bit(at);
      recorder?.push({ kind: 'marked', side: sideAt(p, at), at });
    },
    build: (p, by, at, dome) => putPiece(cast, p, by, at, dome, recorder),
    takeBlock(p, at) {
      clearTokens(cast, p, at);
      recorder?.cards(p);
      const mask = bit(at);
      p[p[H3] & mask ? H3 : p[H2] & mask ? H2 : H1] &= ~mask;
      recorder?.push({ kind: 'lowered', at, level: heightAt(p, at) });
    },
    tokens: (p) => tokensOn(cast, p),
    barredBuilds: (p, by) => barredBuilds(cast, p, by),
    barredDomes: (p, by) => barredDomes(cast, p, by),
  };
}

/** Squares where opponents forbid the worker on `by` the usual piece. */
export function barredBuilds(cast: Cast, p: Position, by: Square): Mask {
  if (cast.barBuilds.length === 0) return 0;
  const side = cast.additional ? sideAt(p, by) : cast.side;
  let mask = 0;
  for (const bar of cast.barBuilds) if (bar.side !== side) mask |= bar.call(p);
  return mask;
}

export function barredDomes(cast: Cast, p: Position, by: Square): Mask {
  const side = cast.additional ? sideAt(p, by) : cast.side;
  let mask = 0;
  for (const bar of cast.barDomes) if (bar.side !== side) mask |= bar.call(p);
  return mask;
}
