import { type Mask, NONE, type Square } from './squares.ts';

/**
 * Everything that can change during a game, as flat ints: copied before it is changed, compared and hashed int by int.
 * The constants below are indices of the ints. Seats and cards are in `Match`.
 */
export type Position = Int32Array;

// The board. H1 is the mask of squares of height 1 or more, and so on; a dome is no block and adds no height.
export const H1 = 0;
export const H2 = 1;
export const H3 = 2;
export const DOMES = 3;
/** Workers of side 0, 1, 2 at WORKERS + side. Female and male ones of all sides; the others are neither (Z10). */
export const WORKERS = 4;
export const FEMALE = 7;
export const MALE = 8;

// The state of the game.
export const STAGE = 9;
/** The seat whose turn it is. */
export const ACTIVE = 10;
/** Eliminated seats. */
export const OUT = 11;
/** 0 while the game is in progress; else winner and reason, see `result.ts`. */
export const RESULT = 12;
export const RAM = 13;
/** The holders of each card: four bits per card, one per seat. */
export const HOLDERS = 14;
/** Seats that moved up in their last own turn; tracked only if a power reads it (Z32). */
export const RECORD = 15;
/** Marked workers; a mark moves with its worker and lasts until the end of its owner's next turn. */
export const MARKED = 16;
/** 1 if the current or next turn is an additional one, played with opponents' workers. */
export const ADDITIONAL = 17;
/** Index of the set-up task to do next. */
export const TASK = 18;
/** Sides whose workers this position does not show, if it is a view. */
export const VEIL = 19;

/** Fields of the cards: CARD_INTS ints for each of at most four cards. */
export const DATA = 20;
export const CARD_INTS = 3;

// Turn memory: all zero between turns.
export const MEMORY = 32;
/** Workers that made a move step this turn. */
export const MOVED = 32;
/** The worker that has to continue the turn, as a mask; 0 if it is not decided. */
export const MOVER = 33;
/** The square where the first mover began, plus 1. */
export const ORIGIN = 34;
/** Number of move steps; more than two count as two, so that cycles reach the same state again. */
export const STEPS = 35;
/** Number of builds before the first move step, and after it. */
export const EARLY = 36;
export const BUILDS = 37;
/** The square built on last, plus 1. */
export const LAST = 38;
export const FLAGS = 39;
/** The square where the last step ended, before any slide, plus 1. */
export const LANDED = 40;
/** Workers that may not move this turn. */
export const ASLEEP = 41;
/** Workers that must end their moving beside a certain opponent, and those that currently do not. */
export const LISTED = 42;
export const STRAYED = 43;
/** Squares that count as domes in this turn: the Ram, Talus, coins. */
export const BLOCKED = 44;
/** A mask for use by the active player's power. */
export const MEMO = 45;
/** A dome that others may answer: its square plus 1, and from bit 5 the seats that have not decided yet. */
export const PENDING = 46;
/** The worker that made the last build, plus 1. */
export const BUILDER = 47;
export const SIZE = 48;

// Bits of FLAGS.
export const CLIMBED = 1;
export const DESCENDED = 2;
/** A dome was built in this turn. */
export const DOMED = 4;
/** An additional turn was earned. */
export const EARNED = 8;
/** A hero power was used in this turn. */
export const SPENT = 16;
/** An "if possible" duty binds the whole turn, hero powers included (Z26). */
export const BOUND = 32;
/** The turn is played without moving: song, summoned worker. */
export const INSTEAD = 64;
/** The last piece built was a dome. */
export const LAST_DOME = 128;

// Values of STAGE.
export const SETUP = 0;
/** Between turns, before the start-of-turn effects. */
export const START = 1;
/** In the middle of a turn. */
export const TURN = 2;
/** A card has to be drawn before the next turn starts. */
export const DRAW = 3;
export const OVER = 4;

export const newPosition = (): Position => new Int32Array(SIZE);

/** Four times as fast as a loop over the ints. */
export function copyInto(target: Position, source: Position): void {
  target.set(source);
}

export const copyOf = (p: Position): Position => p.slice();

export const samePosition = (a: Position, b: Position): boolean => sameInts(a, b, SIZE);

export function sameInts(a: Position, b: Position, ints: number): boolean {
  for (let i = 0; i < ints; i++) if (a[i] !== b[i]) return false;
  return true;
}

export const heightAt = (p: Position, square: Square): number =>
  ((p[H1] >> square) & 1) + ((p[H2] >> square) & 1) + ((p[H3] >> square) & 1);

/** The index of the mask that the usual piece on this square is added to: one of the three levels, or the domes. */
export const nextLevel = (p: Position, square: Square): number =>
  (p[H3] >> square) & 1 ? DOMES : H1 + heightAt(p, square);

export const workersOn = (p: Position): Mask => p[WORKERS] | p[WORKERS + 1] | p[WORKERS + 2];

/** Squares that are not free: workers, domes, and what counts as a dome in this turn. */
export const occupied = (p: Position): Mask => workersOn(p) | p[DOMES] | p[BLOCKED];

/** The side whose worker stands here, or -1. */
export function sideAt(p: Position, square: Square): number {
  const mask = 1 << square;
  return p[WORKERS] & mask ? 0 : p[WORKERS + 1] & mask ? 1 : p[WORKERS + 2] & mask ? 2 : -1;
}

/** Squares higher than this one. */
export function higherThan(p: Position, square: Square): Mask {
  const mask = 1 << square;
  return p[H3] & mask ? 0 : p[H2] & mask ? p[H3] : p[H1] & mask ? p[H2] : p[H1];
}

/** Squares lower than this one. */
export function lowerThan(p: Position, square: Square): Mask {
  const mask = 1 << square;
  return p[H3] & mask ? ~p[H3] : p[H2] & mask ? ~p[H2] : p[H1] & mask ? ~p[H1] : 0;
}

/** Squares more than `climb` levels above this one. */
export function tooHighFor(p: Position, square: Square, climb: number): Mask {
  const top = heightAt(p, square) + climb;
  return top >= 3 ? 0 : (p[H1 + top] as Mask);
}

/** Squares with three blocks and a dome. */
export const completeTowers = (p: Position): Mask => p[H3] & p[DOMES];

/** Workers of all other sides that can be targeted: a worker on a square that counts as a dome cannot. */
export const foesOf = (p: Position, side: number): Mask => workersOn(p) & ~p[WORKERS + side] & ~p[BLOCKED];

/** A square stored as square plus 1, 0 for none. */
export const stored = (value: number): Square => (value === 0 ? NONE : value - 1);

/** Bits for each card: one a seat. */
export const HOLDER_BITS = 4;
const SEATS = 15;

/** The seats that hold a card, as bits. */
export const holdersOf = (p: Position, card: number): number => (p[HOLDERS] >> (card * HOLDER_BITS)) & SEATS;

export function setHolders(p: Position, card: number, seats: number): void {
  p[HOLDERS] = (p[HOLDERS] & ~(SEATS << (card * HOLDER_BITS))) | (seats << (card * HOLDER_BITS));
}
