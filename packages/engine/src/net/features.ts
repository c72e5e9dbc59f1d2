import { ahead, lowest, type Match, NONE, POWER_LIST, type Position, SQUARES } from '@oia/rules';
import { ACTIVE, DOMES, H1, H2, H3, RAM, RECORD, WORKERS } from '@oia/rules/layout';

/** More powers than the box has, so that the net keeps its shape when one is added. */
const POWERS = 64;
const HEIGHTS = 4;
const DIRECTIONS = 8;
/** What a worker sees beside it: height 0 to 3, dome, edge, worker of its own side, worker of another. */
const SEEN = 8;
const DOME = 4;
const EDGE = 5;
const OWN = 6;
const OTHER = 7;
/** Counts and directions on a card: so many values are told apart. */
const VALUES = 10;

// Where the rows of each kind begin; what belongs to somebody stands there for the side to move, then for the other side.
const SQUARE = 0;
const WORKER = SQUARE + SQUARES * (HEIGHTS + 1);
const WORKER_ROWS = SQUARES * HEIGHTS;
const BESIDE = WORKER + 2 * WORKER_ROWS;
const BESIDE_ROWS = HEIGHTS * DIRECTIONS * SEEN;
const POWER = BESIDE + 2 * BESIDE_ROWS;
const VALUE = POWER + 2 * POWERS;
const VALUE_ROWS = POWERS * VALUES;
const TOKEN = VALUE + 2 * VALUE_ROWS;
const CLIMBED = TOKEN + 2 * SQUARES;
const RAM_AT = CLIMBED + 2;

export const ROWS = RAM_AT + SQUARES;
/** Squares, workers and what they see, cards. */
export const MOST_INPUTS = 512;

if (POWER_LIST.length >= POWERS) throw new Error(`the net has room for ${POWERS - 1} powers`);

const BESIDE_SQUARE = Int32Array.from({ length: SQUARES * DIRECTIONS }, (_, i) => ahead(i >> 3, i & 7));

/** An int on a card that the net is told of. */
interface CardInt {
  readonly place: number;
  readonly power: number;
  /** Whose card it is; undefined: beside the Ram, everybody's. */
  readonly side: number | undefined;
  readonly isToken: boolean;
  readonly isSquare: boolean;
}

const TOKEN_KINDS: readonly string[] = ['mask', 'square'];
const VALUE_KINDS: readonly string[] = ['count', 'direction'];

/** A position as the numbers of those rows of the net that count in it, seen by the side to move against one other side. */
export class Features {
  readonly #match: Match;
  readonly #inputs: Int32Array;
  readonly #cards: readonly { readonly power: number; readonly side: number | undefined }[];
  readonly #ints: readonly CardInt[];
  readonly #faces: readonly { readonly call: (p: Position) => number; readonly side: number | undefined }[];
  readonly #seen = new Int32Array(32);
  #count = 0;

  /** `inputs`: where the numbers are written. */
  constructor(match: Match, inputs: Int32Array) {
    this.#match = match;
    this.#inputs = inputs;
    const sideOf = (owner: number | undefined): number | undefined =>
      owner === undefined ? undefined : match.sideOf(owner);
    this.#cards = match.cards.map(({ power, owner }) => ({ power: power.number, side: sideOf(owner) }));
    this.#ints = match.cards.flatMap(({ power, owner, data }) =>
      (power.fields ?? []).flatMap(({ kind }, i) =>
        TOKEN_KINDS.includes(kind) || VALUE_KINDS.includes(kind)
          ? [
              {
                place: data + i,
                power: power.number,
                side: sideOf(owner),
                isToken: TOKEN_KINDS.includes(kind),
                isSquare: kind === 'square',
              },
            ]
          : [],
      ),
    );
    this.#faces = match.cards.flatMap(({ power, owner, data }) =>
      power.becomes ? [{ call: (p: Position) => power.becomes?.(p, data) ?? 0, side: sideOf(owner) }] : [],
    );
  }

  /** Writes the rows for the active side against another; returns how many. */
  read(p: Position, them: number): number {
    const us = this.#match.sideOf(p[ACTIVE] as number);
    this.#count = 0;
    this.#readSquares(p);
    this.#readWorkers(p, us, them, 0);
    this.#readWorkers(p, them, us, 1);
    for (const { power, side } of this.#cards) this.#forSides(POWER + power, POWERS, side, us, them);
    for (const { call, side } of this.#faces) this.#forSides(POWER + call(p), POWERS, side, us, them);
    for (const int of this.#ints) this.#readInt(p, int, us, them);
    if (this.#match.records) this.#readRecord(p, us, them);
    if (p[RAM] !== 0) this.#push(RAM_AT + lowest(p[RAM] as number));
    return this.#count;
  }

  #push(row: number): void {
    this.#inputs[this.#count++] = row;
  }

  #forSides(row: number, rows: number, side: number | undefined, us: number, them: number): void {
    if (side === undefined || side === us) this.#push(row);
    if (side === undefined || side === them) this.#push(row + rows);
  }

  #readSquares(p: Position): void {
    const inputs = this.#inputs;
    const seen = this.#seen;
    const h1 = p[H1] as number;
    const h2 = p[H2] as number;
    const h3 = p[H3] as number;
    const domes = p[DOMES] as number;
    for (let square = 0; square < SQUARES; square++) {
      const height = ((h1 >> square) & 1) + ((h2 >> square) & 1) + ((h3 >> square) & 1);
      const state = (domes >> square) & 1 ? DOME : height;
      seen[square] = state;
      inputs[square] = SQUARE + square * (HEIGHTS + 1) + state;
    }
    seen[NONE] = EDGE;
    this.#count = SQUARES;
  }

  #readWorkers(p: Position, own: number, other: number, part: 0 | 1): void {
    const inputs = this.#inputs;
    const seen = this.#seen;
    const mine = p[WORKERS + own] as number;
    const theirs = p[WORKERS + other] as number;
    let count = this.#count;
    for (let rest = mine; rest !== 0; rest &= rest - 1) {
      const square = lowest(rest);
      const height = (seen[square] as number) & 3;
      inputs[count++] = WORKER + part * WORKER_ROWS + square * HEIGHTS + height;
      const base = BESIDE + part * BESIDE_ROWS + height * DIRECTIONS * SEEN;
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const beside = BESIDE_SQUARE[square * DIRECTIONS + direction] as number;
        const state = (mine >> beside) & 1 ? OWN : (theirs >> beside) & 1 ? OTHER : (seen[beside] as number);
        inputs[count++] = base + direction * SEEN + state;
      }
    }
    this.#count = count;
  }

  #readInt(p: Position, { place, power, side, isToken, isSquare }: CardInt, us: number, them: number): void {
    const value = p[place] as number;
    // Not shown: a secret of somebody else.
    if (value < 0) return;
    if (!isToken)
      return this.#forSides(VALUE + power * VALUES + Math.min(value, VALUES - 1), VALUE_ROWS, side, us, them);
    if (isSquare) {
      if (value > 0) this.#forSides(TOKEN + value - 1, SQUARES, side, us, them);
      return;
    }
    for (let rest = value; rest !== 0; rest &= rest - 1) {
      this.#forSides(TOKEN + lowest(rest), SQUARES, side, us, them);
    }
  }

  /** Who climbed in its last turn. */
  #readRecord(p: Position, us: number, them: number): void {
    for (let seat = 0; seat < this.#match.players; seat++) {
      if (!(((p[RECORD] as number) >> seat) & 1)) continue;
      const side = this.#match.sideOf(seat);
      if (side === us) this.#push(CLIMBED);
      else if (side === them) this.#push(CLIMBED + 1);
    }
  }
}

/** The row that stands for the same thing after the board was turned. */
export function turnedRow(row: number, square: (at: number) => number, direction: (way: number) => number): number {
  if (row < WORKER) return SQUARE + square(Math.floor(row / (HEIGHTS + 1))) * (HEIGHTS + 1) + (row % (HEIGHTS + 1));
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
