import { type Match, SYMMETRIES, turnDirection, turnSquare } from '@oia/rules';
import { ACTIVE } from '@oia/rules/layout';
import { Features, powersOf, stageOf } from '../../packages/engine/src/evaluation/net/features.ts';
import { MAX_INPUTS, POWERS, ROWS, turnedRow } from '../../packages/engine/src/evaluation/net/rows.ts';
import { matchOf, type Sample } from '../selfplay/sample.ts';
import type { Learner } from './learner.ts';

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

/** A match as the net sees it, by side to move. */
interface KnownMatch {
  readonly match: Match;
  readonly features: Features;
  readonly cards: readonly (readonly number[])[];
}

/** Writes samples into a learner. */
export class SampleInputs {
  readonly #learner: Learner;
  readonly #rows = new Int32Array(MAX_INPUTS);
  readonly #known = new Map<number, KnownMatch>();
  /** Of the sample that was loaded last. */
  count = 0;
  cards = 0;
  stage = 0;

  constructor(learner: Learner) {
    this.#learner = learner;
  }

  /** `symmetry`: how the board is turned. */
  load({ code, position }: Sample, symmetry: number): void {
    const { match, features, cards } = this.#knownMatch(code);
    const us = match.sideOf(position[ACTIVE] as number);
    const turned = TURNED_ROWS[symmetry] as Uint16Array;
    const { inputs } = this.#learner;
    this.count = features.read(position, 1 - us);
    for (let i = 0; i < this.count; i++) inputs[i] = turned[this.#rows[i] as number] as number;
    const own = cards[us] as readonly number[];
    this.#learner.cards.set(own);
    this.cards = own.length;
    this.stage = stageOf(position);
  }

  #knownMatch(code: number): KnownMatch {
    const known = this.#known.get(code);
    if (known) return known;
    const match = matchOf(code);
    const cards = [0, 1].map((us) => [
      ...powersOf(match, us),
      ...powersOf(match, 1 - us).map((power) => POWERS + power),
    ]);
    const made = { match, features: new Features(match, this.#rows), cards };
    this.#known.set(code, made);
    return made;
  }
}
