import type { Match } from './match.ts';
import {
  ASLEEP,
  BLOCKED,
  BUILDER,
  copyOf,
  DOMES,
  FEMALE,
  H1,
  H2,
  H3,
  LANDED,
  LAST,
  LISTED,
  MALE,
  MARKED,
  MEMO,
  MOVED,
  MOVER,
  ORIGIN,
  PENDING,
  type Position,
  RAM,
  STRAYED,
  WORKERS,
} from './position.ts';
import type { Field } from './power.ts';
import { ahead, bit, directionOf, lowest, type Mask, SQUARES, type Square, WIDTH } from './squares.ts';

/** The number of rotations and reflections of the board; 0 is the identity. */
export const SYMMETRIES = 8;

const CENTRE = 12;
const MASKS = [
  H1,
  H2,
  H3,
  DOMES,
  WORKERS,
  WORKERS + 1,
  WORKERS + 2,
  FEMALE,
  MALE,
  RAM,
  MARKED,
  MOVED,
  MOVER,
  ASLEEP,
  LISTED,
  STRAYED,
  BLOCKED,
  MEMO,
];
const STORED = [ORIGIN, LAST, LANDED, BUILDER];

function turnedAt(square: Square, symmetry: number): Square {
  let column = square % WIDTH;
  let row = Math.floor(square / WIDTH);
  if (symmetry & 4) column = WIDTH - 1 - column;
  for (let i = 0; i < (symmetry & 3); i++) [column, row] = [row, WIDTH - 1 - column];
  return row * WIDTH + column;
}

const TURNED = Array.from({ length: SYMMETRIES }, (_, symmetry) =>
  Array.from({ length: SQUARES }, (_, square) => turnedAt(square, symmetry)),
);

export const turnSquare = (square: Square, symmetry: number): Square => TURNED[symmetry]?.[square] ?? square;

function turnMask(mask: Mask, symmetry: number): Mask {
  let turned = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) turned |= bit(turnSquare(lowest(rest), symmetry));
  return turned;
}

export const turnDirection = (direction: number, symmetry: number): number =>
  directionOf(CENTRE, turnSquare(ahead(CENTRE, direction), symmetry));

/** A 2x2 is identified by its lower left square, which is another of the four after a rotation. */
function turnFate(value: number, symmetry: number): number {
  const corner = value - 1;
  const four = [corner, corner + 1, corner + WIDTH, corner + WIDTH + 1].map((square) => turnSquare(square, symmetry));
  return Math.min(...four) + 1;
}

function turnField(field: Field, value: number, symmetry: number): number {
  if (value <= 0) return value;
  if (field.kind === 'mask') return turnMask(value, symmetry);
  if (field.kind === 'square') return turnSquare(value - 1, symmetry) + 1;
  if (field.kind === 'direction') return turnDirection(value - 1, symmetry) + 1;
  return field.kind === 'fate' ? turnFate(value, symmetry) : value;
}

/** The position rotated or reflected. */
export function turnPosition(match: Match, p: Position, symmetry: number): Position {
  const next = copyOf(p);
  for (const place of MASKS) next[place] = turnMask(p[place], symmetry);
  for (const place of STORED) if (p[place] !== 0) next[place] = turnSquare(p[place] - 1, symmetry) + 1;
  if (p[PENDING] !== 0) next[PENDING] = (p[PENDING] & ~31) | (turnSquare((p[PENDING] & 31) - 1, symmetry) + 1);
  for (const { power, data } of match.cards) {
    for (const [i, field] of (power.fields ?? []).entries()) next[data + i] = turnField(field, p[data + i], symmetry);
  }
  return next;
}
