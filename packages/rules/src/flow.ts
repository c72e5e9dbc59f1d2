import type { Cast } from './cast.ts';
import { blockedSquares, effectsOf, testClaims } from './effects.ts';
import type { Match } from './match.ts';
import {
  ACTIVE,
  ADDITIONAL,
  BLOCKED,
  CLIMBED,
  DOMED,
  DRAW,
  EARNED,
  FLAGS,
  HOLDERS,
  MARKED,
  MEMORY,
  OUT,
  OVER,
  type Position,
  RAM,
  RECORD,
  SIZE,
  STAGE,
  START,
  setHolders,
  TASK,
  TURN,
  WORKERS,
} from './position.ts';
import type { Recorder } from './recorder.ts';
import { isOver } from './result.ts';
import { has, nearAny } from './squares.ts';

/** Starts a turn, in the order of Z7: Ram, cards that change hands, compulsory effects, snapshots by other powers. */
export function begin(match: Match, p: Position): Cast {
  p[STAGE] = TURN;
  if (match.fleece) lendByRam(match, p);
  let cast = match.castOf(p);
  if (cast.seizes.length > 0) {
    for (const seizes of cast.seizes) seizes(p);
    cast = match.castOf(p);
  }
  if (p[RAM] !== 0 || cast.closes.length + cast.closesAll.length > 0) p[BLOCKED] = blockedSquares(cast, p);
  for (const turnStart of cast.turnStart) turnStart(p);
  if (!cast.additional) for (const watches of cast.watches) watches(p, cast.side);
  return cast;
}

/** Players with a worker beside the Ram hold its card for this turn. */
function lendByRam(match: Match, p: Position): void {
  const near = nearAny(p[RAM]);
  let seats = 0;
  for (let seat = 0; seat < match.players; seat++) if (p[WORKERS + match.sideOf(seat)] & near) seats |= 1 << seat;
  setHolders(p, 0, seats);
}

/** Applies the end-of-turn effects. False: the turn may not end in this position. */
export function complete(cast: Cast, p: Position, recorder?: Recorder): boolean {
  if (!isOver(p)) for (const turnEnd of cast.turnEnd) turnEnd(p, effectsOf(cast, recorder));
  return mayEndSo(cast, p);
}

/** True if the end-of-turn effects change nothing, whatever is built last. */
export function isIdleEnd(cast: Cast, p: Position): boolean {
  for (const idle of cast.endHasNoEffect) if (!idle(p, effectsOf(cast))) return false;
  return true;
}

export function mayEndSo(cast: Cast, p: Position): boolean {
  for (const bar of cast.barsEnd) if (bar.call(p)) return false;
  return true;
}

/** True if this completed turn fulfils all "if possible" duties. */
export function isDutiful(cast: Cast, p: Position): boolean {
  for (const must of cast.musts) if (must.demands(p) && !must.call(p)) return false;
  return true;
}

/** Ends the turn: clears its memory and passes to the next player, or to a card draw that has to come first. */
export function passOn(match: Match, p: Position, recorder?: Recorder): void {
  if (isOver(p)) return rest(p);
  const flags = p[FLAGS];
  const seat = p[ACTIVE];
  const additional = p[ADDITIONAL] !== 0;
  if (!additional) {
    if (match.records) p[RECORD] = flags & CLIMBED ? p[RECORD] | (1 << seat) : p[RECORD] & ~(1 << seat);
    recorder?.unmarked(p, match.sideOf(seat));
    p[MARKED] &= ~p[WORKERS + match.sideOf(seat)];
  }
  if (has(p[OUT], seat)) p[RECORD] &= ~(1 << seat);
  const earned = (flags & EARNED) !== 0 && !has(p[OUT], seat);
  rest(p);
  if (match.fleece) p[HOLDERS] = match.dealtHolders;
  p[STAGE] = START;
  if (earned) p[ADDITIONAL] = 1;
  else endOfChain(match, p, additional);
  if (!isOver(p) && flags & DOMED) askForDraws(match, p);
}

/** Passes to the next player after a turn and its additional turns; a win by towers that had to wait for them is tested first (16.4). */
export function endOfChain(match: Match, p: Position, additional: boolean): void {
  p[ADDITIONAL] = 0;
  if (additional) testClaims(match.castOf(p), p);
  if (!isOver(p)) p[ACTIVE] = nextSeat(match, p, p[ACTIVE]);
}

export function nextSeat(match: Match, p: Position, seat: number): number {
  for (let i = 1; i <= match.players; i++) {
    const next = (seat + i) % match.players;
    if (!has(p[OUT], next)) return next;
  }
  return seat;
}

const NO_MEMORY = new Int32Array(SIZE - MEMORY);

/** Clears the turn memory. */
export function rest(p: Position): void {
  p.set(NO_MEMORY, MEMORY);
}

/** After a turn in which any player built a dome, powers with a deck draw a card; TASK holds these cards until the draws are done. */
function askForDraws(match: Match, p: Position): void {
  for (const [card, { power, owner }] of match.cards.entries()) {
    if (power.deck && (owner === undefined || !has(p[OUT], owner))) p[TASK] |= 1 << card;
  }
  if (p[TASK] !== 0) p[STAGE] = DRAW;
}

/** A finished game keeps only the final board, not whose turn it was (Z31). */
export function freeze(match: Match, p: Position): void {
  rest(p);
  p[STAGE] = OVER;
  p[ACTIVE] = 0;
  p[ADDITIONAL] = 0;
  p[RECORD] = 0;
  p[TASK] = 0;
  if (match.fleece) p[HOLDERS] = match.dealtHolders;
}
