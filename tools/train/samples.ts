import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Match, SYMMETRIES, turnDirection, turnSquare } from '@oia/rules';
import { ACTIVE, MEMORY, newPosition } from '@oia/rules/layout';
import { Features, powersOf } from '../../packages/engine/src/evaluation/net/features.ts';
import { cardRow, MAX_INPUTS, ROWS, turnedRow } from '../../packages/engine/src/evaluation/net/rows.ts';
import { matchOf, SAMPLE_BYTES, SAMPLE_INTS } from '../selfplay/sample.ts';

const HEADER = SAMPLE_INTS - MEMORY;

/** Samples as the rows of the net that count in each. */
export class SampleSet {
  rows = new Uint16Array(1 << 20);
  /** Where the rows of each sample begin; one more than samples. */
  starts = new Uint32Array(1 << 16);
  scores = new Int32Array(1 << 16);
  /** 0 lost, 1 drawn, 2 won. */
  results = new Uint8Array(1 << 16);
  length = 0;
  readonly #inputs = new Int32Array(MAX_INPUTS);
  readonly #features = new Map<number, { match: Match; features: Features }>();
  readonly #position = newPosition();

  addFolder(folder: string): void {
    for (const name of readdirSync(folder).sort()) {
      if (name.endsWith('.samples')) this.#addFile(join(folder, name));
    }
  }

  #addFile(file: string): void {
    const bytes = readFileSync(file);
    const samples = Math.floor(bytes.byteLength / SAMPLE_BYTES);
    const ints = new Int32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + samples * SAMPLE_BYTES));
    for (let i = 0; i < samples; i++) this.#add(ints.subarray(i * SAMPLE_INTS, (i + 1) * SAMPLE_INTS));
  }

  #add(ints: Int32Array): void {
    const [code = 0, score = 0, result = 0] = ints;
    const { match, features } = this.#featuresOf(code);
    this.#position.set(ints.subarray(HEADER));
    const us = match.sideOf(this.#position[ACTIVE] as number);
    let count = features.read(this.#position, 1 - us);
    // In play the rows of the powers are part of the bias.
    for (const power of powersOf(match, us)) this.#inputs[count++] = cardRow(power, 0);
    for (const power of powersOf(match, 1 - us)) this.#inputs[count++] = cardRow(power, 1);
    this.#makeRoom(count);
    const start = this.starts[this.length] as number;
    for (let i = 0; i < count; i++) this.rows[start + i] = this.#inputs[i] as number;
    this.scores[this.length] = score;
    this.results[this.length] = result;
    this.starts[++this.length] = start + count;
  }

  #featuresOf(code: number): { match: Match; features: Features } {
    let known = this.#features.get(code);
    if (!known) {
      const match = matchOf(code);
      known = { match, features: new Features(match, this.#inputs) };
      this.#features.set(code, known);
    }
    return known;
  }

  #makeRoom(count: number): void {
    if (this.length + 2 > this.scores.length) {
      this.starts = doubled(this.starts);
      this.scores = doubled(this.scores);
      this.results = doubled(this.results);
    }
    if ((this.starts[this.length] as number) + count > this.rows.length) this.rows = doubled(this.rows);
  }
}

function doubled<T extends Uint16Array | Uint32Array | Int32Array | Uint8Array>(values: T): T {
  const more = new (values.constructor as new (length: number) => T)(values.length * 2);
  more.set(values);
  return more;
}

/** For each way to turn the board, which row each row becomes. */
export const TURNED_ROWS: readonly Uint16Array[] = Array.from({ length: SYMMETRIES }, (_, symmetry) =>
  Uint16Array.from({ length: ROWS }, (_, row) =>
    turnedRow(
      row,
      (square) => turnSquare(square, symmetry),
      (direction) => turnDirection(direction, symmetry),
    ),
  ),
);
