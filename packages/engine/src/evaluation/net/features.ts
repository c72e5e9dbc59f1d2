import { ahead, lowest, type Match, NONE, type Position, SQUARES } from '@oia/rules';
import { ACTIVE, DOMES, H1, H2, H3, RAM, RECORD, WORKERS } from '@oia/rules/layout';
import { size } from '../evaluator.ts';
import {
  besideRow,
  cardRow,
  climbedRow,
  DIRECTIONS,
  DOME,
  EDGE,
  OTHER,
  OWN,
  type Part,
  ramRow,
  SEEN_ROWS,
  squareRow,
  tokenRow,
  valueRow,
  workerRow,
} from './rows.ts';
import { STAGES } from './weights.ts';

const BESIDE_SQUARE = Int32Array.from({ length: SQUARES * DIRECTIONS }, (_, i) => ahead(i >> 3, i & 7));

/** An int on a card that is an input of the net. */
interface CardInt {
  readonly place: number;
  readonly power: number;
  /** The side that owns the card; undefined: beside the Ram, shared by all. */
  readonly side: number | undefined;
  readonly isToken: boolean;
  readonly isSquare: boolean;
}

const TOKEN_KINDS: readonly string[] = ['mask', 'square'];
const VALUE_KINDS: readonly string[] = ['count', 'direction'];

const sideOf = (match: Match, owner: number | undefined): number | undefined =>
  owner === undefined ? undefined : match.sideOf(owner);

/** The numbers of the powers that a side was dealt; the card beside the Ram belongs to both sides. */
export const powersOf = (match: Match, side: number): number[] =>
  match.cards
    .filter(({ owner }) => owner === undefined || match.sideOf(owner) === side)
    .map(({ power }) => power.number);

const cardInts = (match: Match): CardInt[] =>
  match.cards.flatMap(({ power, owner, data }) =>
    (power.fields ?? []).flatMap(({ kind }, i) => {
      const isToken = TOKEN_KINDS.includes(kind);
      if (!isToken && !VALUE_KINDS.includes(kind)) return [];
      const side = sideOf(match, owner);
      return [{ place: data + i, power: power.number, side, isToken, isSquare: kind === 'square' }];
    }),
  );

/** Pieces built while a stage of the game lasts. */
const PIECES_OF_STAGE = 6;

/** The stage of the game, by the pieces on the board. */
export function stageOf(p: Position): number {
  const pieces = size(p[H1] as number) + size(p[H2] as number) + size(p[H3] as number) + size(p[DOMES] as number);
  return Math.min(STAGES - 1, Math.floor(pieces / PIECES_OF_STAGE));
}

/**
 * A position as the numbers of those rows of the net that count in it, seen by the side to move against one other side. Which powers play is
 * not among them: that does not change during a match.
 */
export class Features {
  readonly #match: Match;
  readonly #inputs: Int32Array;
  readonly #ints: readonly CardInt[];
  readonly #faces: readonly { readonly call: (p: Position) => number; readonly side: number | undefined }[];
  readonly #seen = new Int32Array(32);
  #count = 0;

  /** `inputs`: where the numbers are written. */
  constructor(match: Match, inputs: Int32Array) {
    this.#match = match;
    this.#inputs = inputs;
    this.#ints = cardInts(match);
    this.#faces = match.cards.flatMap(({ power, owner, data }) =>
      power.becomes ? [{ call: (p: Position) => power.becomes?.(p, data) ?? 0, side: sideOf(match, owner) }] : [],
    );
  }

  /** Writes the rows for the active side against another; returns how many. */
  read(p: Position, them: number): number {
    const us = this.#match.sideOf(p[ACTIVE] as number);
    this.#count = 0;
    this.#readSquares(p);
    this.#readWorkers(p, us, them, 0);
    this.#readWorkers(p, them, us, 1);
    for (const { call, side } of this.#faces) this.#readFace(call(p), side, us, them);
    for (const int of this.#ints) this.#readInt(p, int, us, them);
    if (this.#match.records) this.#readRecord(p, us, them);
    if (p[RAM] !== 0) this.#push(ramRow(lowest(p[RAM] as number)));
    return this.#count;
  }

  #push(row: number): void {
    this.#inputs[this.#count++] = row;
  }

  #readFace(power: number, side: number | undefined, us: number, them: number): void {
    if (side === undefined || side === us) this.#push(cardRow(power, 0));
    if (side === undefined || side === them) this.#push(cardRow(power, 1));
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
      inputs[square] = squareRow(square, state);
    }
    seen[NONE] = EDGE;
    this.#count = SQUARES;
  }

  #readWorkers(p: Position, own: number, other: number, part: Part): void {
    const inputs = this.#inputs;
    const seen = this.#seen;
    const mine = p[WORKERS + own] as number;
    const theirs = p[WORKERS + other] as number;
    let count = this.#count;
    for (let rest = mine; rest !== 0; rest &= rest - 1) {
      const square = lowest(rest);
      const height = (seen[square] as number) & 3;
      inputs[count++] = workerRow(square, height, part);
      const base = besideRow(height, part);
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const beside = BESIDE_SQUARE[square * DIRECTIONS + direction] as number;
        const state = (mine >> beside) & 1 ? OWN : (theirs >> beside) & 1 ? OTHER : (seen[beside] as number);
        inputs[count++] = base + direction * SEEN_ROWS + state;
      }
    }
    this.#count = count;
  }

  #readInt(p: Position, { place, power, side, isToken, isSquare }: CardInt, us: number, them: number): void {
    const value = p[place] as number;
    // Not shown: another player's secret.
    if (value < 0) return;
    const isOurs = side === undefined || side === us;
    const isTheirs = side === undefined || side === them;
    if (!isToken) {
      if (isOurs) this.#push(valueRow(power, value, 0));
      if (isTheirs) this.#push(valueRow(power, value, 1));
      return;
    }
    const squares = isSquare ? (value > 0 ? 1 << (value - 1) : 0) : value;
    for (let rest = squares; rest !== 0; rest &= rest - 1) {
      if (isOurs) this.#push(tokenRow(lowest(rest), 0));
      if (isTheirs) this.#push(tokenRow(lowest(rest), 1));
    }
  }

  /** Sides that climbed in their last turn. */
  #readRecord(p: Position, us: number, them: number): void {
    for (let seat = 0; seat < this.#match.players; seat++) {
      if (!(((p[RECORD] as number) >> seat) & 1)) continue;
      const side = this.#match.sideOf(seat);
      if (side === us) this.#push(climbedRow(0));
      else if (side === them) this.#push(climbedRow(1));
    }
  }
}
