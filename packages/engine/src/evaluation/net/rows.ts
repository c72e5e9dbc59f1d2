import { POWER_LIST, SQUARES } from '@oia/rules';

/** More powers than the box has, so that the net keeps its shape when one is added. */
export const POWERS = 64;
const HEIGHTS = 4;
export const DIRECTIONS = 8;
/** A neighbour square as a worker sees it: height 0 to 3, dome, edge, worker of its own side, worker of another. */
const SEEN = 8;
export const DOME = 4;
export const EDGE = 5;
export const OWN = 6;
export const OTHER = 7;
/** Distinct values of counts and directions on a card. */
const VALUES = 10;

/** Inputs that belong to a side have two rows: for the side to move, then for the other one. */
export type Part = 0 | 1;

// Where the rows of each kind begin.
const SQUARE = 0;
const WORKER = SQUARE + SQUARES * (HEIGHTS + 1);
const WORKER_ROWS = SQUARES * HEIGHTS;
const BESIDE = WORKER + 2 * WORKER_ROWS;
const BESIDE_ROWS = HEIGHTS * DIRECTIONS * SEEN;
const POWER = BESIDE + 2 * BESIDE_ROWS;
/** From here on rows belong to cards: few positions have them. */
export const FIRST_CARD_ROW = POWER;
const VALUE = POWER + 2 * POWERS;
const VALUE_ROWS = POWERS * VALUES;
const TOKEN = VALUE + 2 * VALUE_ROWS;
const CLIMBED = TOKEN + 2 * SQUARES;
const RAM_AT = CLIMBED + 2;
export const ROWS = RAM_AT + SQUARES;

/** Squares, workers and what they see, cards. */
export const MAX_INPUTS = 512;

if (POWER_LIST.length >= POWERS) throw new Error(`the net has room for ${POWERS - 1} powers`);

/** `state`: height or dome. */
export const squareRow = (square: number, state: number): number => SQUARE + square * (HEIGHTS + 1) + state;
export const workerRow = (square: number, height: number, part: Part): number =>
  WORKER + part * WORKER_ROWS + square * HEIGHTS + height;
/** The first of a worker's rows of what it sees; the direction times `SEEN_ROWS` and what is seen there are added. */
export const besideRow = (height: number, part: Part): number =>
  BESIDE + part * BESIDE_ROWS + height * DIRECTIONS * SEEN;
export const SEEN_ROWS = SEEN;
export const cardRow = (power: number, part: Part): number => POWER + part * POWERS + power;
export const valueRow = (power: number, value: number, part: Part): number =>
  VALUE + part * VALUE_ROWS + power * VALUES + Math.min(value, VALUES - 1);
export const tokenRow = (square: number, part: Part): number => TOKEN + part * SQUARES + square;
export const climbedRow = (part: Part): number => CLIMBED + part;
export const ramRow = (square: number): number => RAM_AT + square;

/** The row that stands for the same thing after the board was turned. */
export function turnedRow(row: number, square: (at: number) => number, direction: (way: number) => number): number {
  if (row < WORKER) return squareRow(square(Math.floor(row / (HEIGHTS + 1))), row % (HEIGHTS + 1));
  if (row < BESIDE) return WORKER + turnedWorker(row - WORKER, square);
  if (row < POWER) return BESIDE + turnedBeside(row - BESIDE, direction);
  if (row < TOKEN) return row;
  if (row < CLIMBED) return turnedSquares(row, TOKEN, square);
  return row < RAM_AT ? row : turnedSquares(row, RAM_AT, square);
}

function turnedWorker(row: number, square: (at: number) => number): number {
  const part = Math.floor(row / WORKER_ROWS) * WORKER_ROWS;
  const at = Math.floor((row - part) / HEIGHTS);
  return part + square(at) * HEIGHTS + (row % HEIGHTS);
}

function turnedBeside(row: number, direction: (way: number) => number): number {
  const ways = DIRECTIONS * SEEN;
  const base = Math.floor(row / ways) * ways;
  return base + direction(Math.floor((row - base) / SEEN)) * SEEN + (row % SEEN);
}

function turnedSquares(row: number, start: number, square: (at: number) => number): number {
  const at = row - start;
  const part = Math.floor(at / SQUARES) * SQUARES;
  return start + part + square(at - part);
}
