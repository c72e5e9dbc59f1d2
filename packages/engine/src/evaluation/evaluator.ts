import { lowest, type Mask, type Match, NEAR, type Position } from '@oia/rules';
import { ACTIVE, DOMES, H1, H2, H3, OUT, RAM, RESULT, WORKERS } from '@oia/rules/layout';

/** A win now; a later one is worth one less for each turn on the way. */
export const WIN = 100_000;
/** Scores beyond this are forced wins or losses. */
export const DECIDED = WIN - 1_000;
export const INFINITE = 2 * WIN;

export const isDecided = (score: number): boolean => score >= DECIDED || score <= -DECIDED;

export const STANDS_ON = Int32Array.of(0, 40, 95, 80);
/** Per higher square in reach, by the height of the worker. */
export const CAN_CLIMB = Int32Array.of(7, 14, 0, 0);
export const MOBILITY = 3;
export const TRAPPED = 250;
/** An open climb to the third level: for the side to move next, and for others, who can still be stopped. */
export const WINS_NEXT = 600;
export const THREATENS = 60;
export const THREATENS_TWICE = 200;

/** The state of a side's threat: overlooked, may still be stopped, or comes true. */
const OVERLOOKED = 0;
const LATER = 1;
const NEXT = 2;
/** The middle reaches more squares. */
export const PLACE = Int32Array.from({ length: 25 }, (_, square) => {
  const fromMiddle = Math.max(Math.abs((square % 5) - 2), Math.abs(Math.floor(square / 5) - 2));
  return [9, 6, 0][fromMiddle] as number;
});

/** Judges positions of one match without looking ahead. */
export interface Evaluator {
  /** A score of this size is a win probability of about 73 %. */
  readonly scale: number;
  /** The score of this side. */
  evaluate(p: Position, side: number): number;
}

/** The int at this place of a position; every place is there. */
export const at = (p: Int32Array, place: number): number => p[place] as number;

/** The number of squares in a mask, without a loop. */
export function size(mask: Mask): number {
  let n = mask - ((mask >> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >> 2) & 0x33333333);
  return (((n + (n >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24;
}

/** The score of a side, by height, reach and threats. The effects of powers are left to the search. */
function standing(p: Position, side: number, threat: number): number {
  const taken = at(p, WORKERS) | at(p, WORKERS + 1) | at(p, WORKERS + 2) | at(p, DOMES) | at(p, RAM);
  let score = 0;
  let reached = 0;
  let wins = 0;
  for (let rest = at(p, WORKERS + side); rest !== 0; rest &= rest - 1) {
    const square = lowest(rest);
    const height = ((at(p, H1) >> square) & 1) + ((at(p, H2) >> square) & 1) + ((at(p, H3) >> square) & 1);
    const free = at(NEAR, square) & ~taken;
    const reach = height >= 2 ? free : free & ~at(p, H1 + height + 1);
    score += at(STANDS_ON, height) + at(PLACE, square) + MOBILITY * size(reach);
    if (height < 2) score += at(CAN_CLIMB, height) * size(reach & at(p, H1 + height));
    else if (height === 2) wins |= free & at(p, H3);
    reached |= reach;
  }
  if (reached === 0) score -= TRAPPED;
  if (wins === 0 || threat === OVERLOOKED) return score;
  return score + (threat === NEXT ? WINS_NEXT : (wins & (wins - 1)) !== 0 ? THREATENS_TWICE : THREATENS);
}

/** The position as this side judges it without looking ahead: against the best of the others, whose threats a hasty player overlooks. */
export function evaluate(match: Match, p: Position, side: number, isHasty: boolean): number {
  const next = match.sideOf(at(p, ACTIVE));
  const own = standing(p, side, next === side ? NEXT : LATER);
  let best = -WIN;
  for (let other = 0; other < match.sides; other++) {
    if (other === side || (at(p, OUT) >> other) & 1) continue;
    best = Math.max(best, standing(p, other, isHasty ? OVERLOOKED : next === other ? NEXT : LATER));
  }
  return best === -WIN ? own : own - best;
}

/** The value of a finished game for a side, by the number of turns it took. */
export function verdict(p: Position, side: number, turns: number): number {
  const winner = (at(p, RESULT) & 7) - 1;
  if (winner === side) return WIN - turns;
  return winner < 3 ? turns - WIN : 0;
}

/** Maximum expectation of a game that was not seen to its end. */
export const MAX_EXPECTED = 0.98;

/** How sure a search is of its score, as results show: `npm run calibrate` finds the value that fits best. */
export const CERTAINTY = 0.95;

/** A score as an expected result, from -1 (lost) to 1 (won); `scale` is the evaluator's. */
export const expected = (score: number, scale: number): number =>
  isDecided(score) ? score / WIN : MAX_EXPECTED * Math.tanh((CERTAINTY * score) / (2 * scale));

/** The score for an expected result below `MAX_EXPECTED`. */
export const scoreExpecting = (expectation: number, scale: number): number =>
  (2 * scale * Math.atanh(expectation / MAX_EXPECTED)) / CERTAINTY;

/** As results of self-play fit the scores of the hand-made evaluation. */
export const HAND_SCALE = 130;

/** Heights, reach and threats, by rules of thumb. */
export class HandMadeEvaluator implements Evaluator {
  readonly scale = HAND_SCALE;
  readonly #match: Match;
  readonly #isHasty: boolean;

  constructor(match: Match, isHasty = false) {
    this.#match = match;
    this.#isHasty = isHasty;
  }

  evaluate(p: Position, side: number): number {
    return evaluate(this.#match, p, side, this.#isHasty);
  }
}
