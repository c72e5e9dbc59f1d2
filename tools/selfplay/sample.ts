import { createMatch, type Match, NO_POWER, POWER_LIST, type Position } from '@oia/rules';
import { MEMORY } from '@oia/rules/layout';

/** A sample: the match in one int, score and result for the side to move, a spare one, and the position between turns. */
const HEADER = 4;
export const SAMPLE_INTS = HEADER + MEMORY;
export const SAMPLE_BYTES = SAMPLE_INTS * 4;

const CARD_BITS = 7;
const CARD = (1 << CARD_BITS) - 1;
const MAX_CARDS = 4;
const FLEECE_BIT = 28;
const PLAYERS_BIT = 29;
const MIN_PLAYERS = 2;

/** Result of a game for the side to move. */
export const LOST = 0;
export const WON = 2;

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

/** Samples one after another in one array of ints. */
export class SampleList {
  #ints = new Int32Array(SAMPLE_INTS * 1024);
  length = 0;

  add(code: number, p: Position, score: number): void {
    const start = this.length * SAMPLE_INTS;
    if (start === this.#ints.length) this.#grow();
    this.#ints[start] = code;
    this.#ints[start + 1] = score;
    for (let i = 0; i < MEMORY; i++) this.#ints[start + HEADER + i] = p[i] as number;
    this.length++;
  }

  setResult(index: number, result: number): void {
    this.#ints[index * SAMPLE_INTS + 2] = result;
  }

  /** All of them as bytes for a file; the list is empty afterwards. */
  take(): Uint8Array {
    const bytes = new Uint8Array(this.#ints.buffer.slice(0, this.length * SAMPLE_BYTES));
    this.length = 0;
    return bytes;
  }

  #grow(): void {
    const ints = new Int32Array(this.#ints.length * 2);
    ints.set(this.#ints);
    this.#ints = ints;
  }
}
