/** One of the 25 spaces: 0 is a1, 1 is b1, ... 24 is e5. `NONE` stands for "no square". */
export type Square = number;

/** A set of squares, one bit each. */
export type Mask = number;

/** The eight directions, clockwise from north; wind and song are stored as indices into this list. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const WIDTH = 5;
export const SQUARES = 25;
export const NONE: Square = 31;
export const ALL: Mask = (1 << SQUARES) - 1;

const COLUMN_STEP = [0, 1, 1, 1, 0, -1, -1, -1];
const ROW_STEP = [1, 1, 0, -1, -1, -1, 0, 1];

export const bit = (square: Square): Mask => 1 << square;
export const has = (mask: Mask, square: Square): boolean => ((mask >> square) & 1) !== 0;
/** The lowest square of a non-empty mask. */
export const lowest = (mask: Mask): Square => 31 - Math.clz32(mask & -mask);

export function count(mask: Mask): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

export function squaresOf(mask: Mask): Square[] {
  const squares: Square[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) squares.push(lowest(rest));
  return squares;
}

export const squareName = (square: Square): string =>
  `${'abcde'[square % WIDTH] ?? '?'}${Math.floor(square / WIDTH) + 1}`;

/** The square of a name such as `c4`, ignoring case; undefined if the text is none. */
export function parseSquare(text: string): Square | undefined {
  const match = /^([a-e])([1-5])$/i.exec(text);
  if (!match) return undefined;
  return (Number(match[2]) - 1) * WIDTH + 'abcde'.indexOf((match[1] as string).toLowerCase());
}

const onBoard = (column: number, row: number): boolean => column >= 0 && column < WIDTH && row >= 0 && row < WIDTH;

function neighbour(square: Square, direction: number, wrap: boolean): Square {
  const column = (square % WIDTH) + (COLUMN_STEP[direction] as number);
  const row = Math.floor(square / WIDTH) + (ROW_STEP[direction] as number);
  if (wrap) return ((row + WIDTH) % WIDTH) * WIDTH + ((column + WIDTH) % WIDTH);
  return onBoard(column, row) ? row * WIDTH + column : NONE;
}

function lookupTable(fill: (index: number) => number, size: number): Int32Array {
  return Int32Array.from({ length: size }, (_, index) => fill(index));
}

const AHEAD = lookupTable((i) => neighbour(i >> 3, i & 7, false), SQUARES * 8);
const AHEAD_WRAPPED = lookupTable((i) => neighbour(i >> 3, i & 7, true), SQUARES * 8);

/** The next square from `square` in a direction, or NONE beyond the edge. */
export const ahead = (square: Square, direction: number): Square => AHEAD[square * 8 + direction] as Square;
/** The next square on a board whose opposite edges touch. */
export const aheadWrapped = (square: Square, direction: number): Square =>
  AHEAD_WRAPPED[square * 8 + direction] as Square;

function around(square: Square, wrap: boolean): Mask {
  let mask = 0;
  for (let direction = 0; direction < 8; direction++) {
    const next = neighbour(square, direction, wrap);
    if (next !== NONE) mask |= bit(next);
  }
  return mask;
}

/** Neighbours of each square. */
export const NEAR = lookupTable((square) => around(square, false), SQUARES);
/** Neighbours of each square on a board whose opposite edges touch. */
export const NEAR_WRAPPED = lookupTable((square) => around(square, true), SQUARES);

const DIRECTION = lookupTable((i) => {
  const from = Math.floor(i / SQUARES);
  for (let direction = 0; direction < 8; direction++) {
    if (neighbour(from, direction, true) === i % SQUARES) return direction;
  }
  return -1;
}, SQUARES * SQUARES);

/** Direction from a square to its neighbour, also around the edge; -1 if they are not neighbours. */
export const directionOf = (from: Square, to: Square): number => DIRECTION[from * SQUARES + to] as number;

/** The direction rotated by 180 degrees. */
export const oppositeDirection = (direction: number): number => (direction + 4) & 7;

/** The neighbours of all squares of the mask. */
export function nearAny(mask: Mask): Mask {
  let near = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) near |= NEAR[lowest(rest)] as Mask;
  return near;
}

const maskOf = (test: (column: number, row: number) => boolean): Mask => {
  let mask = 0;
  for (let square = 0; square < SQUARES; square++) {
    if (test(square % WIDTH, Math.floor(square / WIDTH))) mask |= bit(square);
  }
  return mask;
};

const isEdge = (n: number): boolean => n === 0 || n === WIDTH - 1;
export const PERIMETER: Mask = maskOf((column, row) => isEdge(column) || isEdge(row));
export const INNER: Mask = ALL & ~PERIMETER;
export const CORNERS: Mask = maskOf((column, row) => isEdge(column) && isEdge(row));
/** West, east, south and north edge: opposite edges differ in the lowest bit of their index. */
export const EDGES: readonly Mask[] = [
  maskOf((column) => column === 0),
  maskOf((column) => column === WIDTH - 1),
  maskOf((_, row) => row === 0),
  maskOf((_, row) => row === WIDTH - 1),
];

/** Seats are numbers in the code and letters on screen: 0 is A. */
export const SEAT_LETTERS = 'ABCD';

export const seatLetter = (seat: number): string => SEAT_LETTERS[seat] ?? '?';

/** The seat with this letter, ignoring case; undefined if there is none. */
export function seatOfLetter(letter: string, players = SEAT_LETTERS.length): number | undefined {
  const seat = letter.length === 1 ? SEAT_LETTERS.indexOf(letter.toUpperCase()) : -1;
  return seat < 0 || seat >= players ? undefined : seat;
}
