import { createMatch, type Match, NO_POWER, POWER_LIST, type Position, SQUARES } from '@oia/rules';
import {
  ACTIVE,
  ADDITIONAL,
  DATA,
  DOMES,
  FEMALE,
  H1,
  H2,
  H3,
  HOLDERS,
  MALE,
  MARKED,
  MEMORY,
  OUT,
  RAM,
  RECORD,
  STAGE,
  START,
  TASK,
  WORKERS,
} from '@oia/rules/layout';
import { BitReader, BitWriter } from './bits.ts';

/**
 * A sample is a position between turns, with its match, the score of a search, and how the game ended, in 32 bytes:
 * 4 for the match, 2 for the score, 1 for result and hold-out, 1 for the nodes of the search, 24 for the position.
 */
export const SAMPLE_BYTES = 32;
const POSITION_AT = 8;

const CARD_BITS = 7;
const CARD = (1 << CARD_BITS) - 1;
const MAX_CARDS = 4;
const FLEECE_BIT = 28;
const PLAYERS_BIT = 29;
const MIN_PLAYERS = 2;

/** Result of a game for the side to move. */
export const LOST = 0;
export const DRAWN = 1;
export const WON = 2;
const RESULT_MASK = 3;
const HELD_BACK = 4;
const MAX_SCORE = 0x7fff;

/** A sample as it was kept. */
export interface Sample {
  code: number;
  score: number;
  result: number;
  /** One of a game that is not learnt from, to judge nets by. */
  isHeldBack: boolean;
  /** The nodes of the search that gave the score, rounded down to a power of two. */
  nodes: number;
  readonly position: Position;
}

export function matchCode({ cards, fleece, players }: Match): number {
  const numbers = cards.reduce((code, { power }, i) => code | (power.number << (i * CARD_BITS)), 0);
  return numbers | (fleece ? 1 << FLEECE_BIT : 0) | ((players - MIN_PLAYERS) << PLAYERS_BIT);
}

const powerId = (number: number): string => POWER_LIST.find((power) => power.number === number)?.id ?? NO_POWER;

/** The match of a sample, as far as positions between turns depend on it. */
export function matchOf(code: number): Match {
  const players = ((code >>> PLAYERS_BIT) + MIN_PLAYERS) as 2 | 3 | 4;
  const ids = Array.from({ length: MAX_CARDS }, (_, i) => powerId((code >>> (i * CARD_BITS)) & CARD));
  const isFleece = ((code >>> FLEECE_BIT) & 1) !== 0;
  const made = createMatch({
    players,
    ...(isFleece ? { fleece: ids[0] as string } : { powers: ids.slice(0, players) }),
    override: true,
  });
  if (!made.ok) throw new Error(`no match has the code ${code}: ${made.error.code}`);
  return made.value;
}

const SIDES = 3;
const COUNT_BITS = 4;
const SQUARE_BITS = 5;
const SEX_BITS = 2;
const WIDTH_BITS = 5;
/** Ints that are 0 in most positions. */
const RARE = [ACTIVE, OUT, RAM, HOLDERS, RECORD, MARKED, ADDITIONAL, TASK, ...range(DATA, MEMORY)];

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/** Writes a position between turns; false if it does not fit: a few with many tokens do not. */
function writePosition(bits: BitWriter, p: Position): boolean {
  for (const level of [H1, H2, H3]) writeWithin(bits, p[level] as number, level === H1 ? -1 : (p[level - 1] as number));
  bits.write(p[DOMES] as number, SQUARES);
  for (let side = 0; side < SIDES; side++) writeWorkers(bits, p, side);
  for (const place of RARE) writeRare(bits, p[place] as number);
  return !bits.isOverfull;
}

/** Only squares of the level below can be of the next one. */
function writeWithin(bits: BitWriter, mask: number, below: number): void {
  for (let square = 0; square < SQUARES; square++) if ((below >> square) & 1) bits.write((mask >> square) & 1, 1);
}

function writeWorkers(bits: BitWriter, p: Position, side: number): void {
  const workers = p[WORKERS + side] as number;
  const squares = range(0, SQUARES).filter((square) => (workers >> square) & 1);
  bits.write(squares.length, COUNT_BITS);
  for (const square of squares) {
    bits.write(square, SQUARE_BITS);
    bits.write((((p[FEMALE] as number) >> square) & 1) | ((((p[MALE] as number) >> square) & 1) << 1), SEX_BITS);
  }
}

function writeRare(bits: BitWriter, value: number): void {
  bits.write(value === 0 ? 0 : 1, 1);
  if (value === 0) return;
  const width = 32 - Math.clz32(value);
  bits.write(width - 1, WIDTH_BITS);
  bits.write(value, width);
}

function readPosition(bits: BitReader, p: Position): void {
  p.fill(0);
  p[STAGE] = START;
  for (const level of [H1, H2, H3]) p[level] = readWithin(bits, level === H1 ? -1 : (p[level - 1] as number));
  p[DOMES] = bits.read(SQUARES);
  for (let side = 0; side < SIDES; side++) readWorkers(bits, p, side);
  for (const place of RARE) if (bits.read(1)) p[place] = bits.read(bits.read(WIDTH_BITS) + 1) | 0;
}

function readWithin(bits: BitReader, below: number): number {
  let mask = 0;
  for (let square = 0; square < SQUARES; square++) if ((below >> square) & 1) mask |= bits.read(1) << square;
  return mask;
}

function readWorkers(bits: BitReader, p: Position, side: number): void {
  for (let left = bits.read(COUNT_BITS); left > 0; left--) {
    const square = bits.read(SQUARE_BITS);
    const sex = bits.read(SEX_BITS);
    p[WORKERS + side] = (p[WORKERS + side] as number) | (1 << square);
    if (sex & 1) p[FEMALE] = (p[FEMALE] as number) | (1 << square);
    if (sex & 2) p[MALE] = (p[MALE] as number) | (1 << square);
  }
}

/** Reads a sample from the bytes of a file. */
export function readSample(bytes: Uint8Array, index: number, into: Sample): void {
  const start = index * SAMPLE_BYTES;
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, SAMPLE_BYTES);
  const flags = bytes[start + 6] as number;
  into.code = view.getInt32(0, true);
  into.score = view.getInt16(4, true);
  into.result = flags & RESULT_MASK;
  into.isHeldBack = (flags & HELD_BACK) !== 0;
  into.nodes = 2 ** (bytes[start + 7] as number);
  readPosition(new BitReader(bytes, start + POSITION_AT), into.position);
}

/** Samples one after another, as they stand in a file. */
export class SampleList {
  #bytes = new Uint8Array(SAMPLE_BYTES * 1024);
  length = 0;

  /** False if the position does not fit into a sample. */
  add(code: number, p: Position, score: number, nodes: number): boolean {
    const start = this.length * SAMPLE_BYTES;
    if (start === this.#bytes.length) this.#grow();
    this.#bytes.fill(0, start, start + SAMPLE_BYTES);
    if (!writePosition(new BitWriter(this.#bytes, start + POSITION_AT, SAMPLE_BYTES - POSITION_AT), p)) return false;
    const view = new DataView(this.#bytes.buffer, start, SAMPLE_BYTES);
    view.setInt32(0, code, true);
    view.setInt16(4, Math.max(-MAX_SCORE, Math.min(MAX_SCORE, Math.round(score))), true);
    this.#bytes[start + 7] = 31 - Math.clz32(nodes);
    this.length++;
    return true;
  }

  setResult(index: number, result: number, isHeldBack: boolean): void {
    this.#bytes[index * SAMPLE_BYTES + 6] = result | (isHeldBack ? HELD_BACK : 0);
  }

  /** All of them as bytes for a file; the list is empty afterwards. */
  take(): Uint8Array {
    const bytes = this.#bytes.slice(0, this.length * SAMPLE_BYTES);
    this.length = 0;
    return bytes;
  }

  #grow(): void {
    const bytes = new Uint8Array(this.#bytes.length * 2);
    bytes.set(this.#bytes);
    this.#bytes = bytes;
  }
}
