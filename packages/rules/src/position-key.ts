import type { Match } from './match.ts';
import {
  ACTIVE,
  ADDITIONAL,
  DOMES,
  FEMALE,
  H1,
  H2,
  H3,
  HOLDERS,
  MALE,
  MARKED,
  OUT,
  type Position,
  RAM,
  RECORD,
  RESULT,
  STAGE,
  TASK,
  VEIL,
  WORKERS,
} from './position.ts';

const BOARD = [H1, H2, H3, DOMES, WORKERS, WORKERS + 1, FEMALE, MALE, ACTIVE, STAGE];

/** Where a position of this match may differ from another one between turns, besides the state on cards. */
function changingPlaces(match: Match): number[] {
  const { sides, fleece, secrets, records, cards } = match;
  const isCrowd = sides > 2;
  return [
    ...BOARD,
    ...(isCrowd ? [WORKERS + 2, OUT] : []),
    ...(isCrowd || cards.some(({ power }) => power.seizes) ? [HOLDERS] : []),
    ...(fleece ? [RAM, HOLDERS] : []),
    ...(records ? [RECORD] : []),
    ...(secrets ? [VEIL] : []),
    ...(cards.length > 0 ? [MARKED, ADDITIONAL, TASK, RESULT] : []),
  ];
}

const cardPlaces = ({ cards }: Match): number[] =>
  cards.flatMap(({ power, data }) => (power.fields ?? []).map((_, i) => data + i));

/**
 * 64 bits of a position between turns, for the tables of a search within one match: it reads only what can change there. The memory of a turn
 * is left out.
 */
export class PositionKey {
  low = 0;
  high = 0;
  readonly #places: Int32Array;

  constructor(match: Match) {
    const places = new Set([...changingPlaces(match), ...cardPlaces(match)]);
    this.#places = Int32Array.from([...places].sort((a, b) => a - b));
  }

  /** Sets `low` and `high` for this position. */
  read(p: Position): void {
    const places = this.#places;
    let a = 0x2545f491;
    let b = 0x1b873593;
    for (let i = 0; i < places.length; i++) {
      const int = p[places[i] as number];
      a = Math.imul(a ^ int, 0x9e3779b1);
      b = Math.imul(b + int, 0x85ebca6b);
      a ^= a >>> 15;
      b ^= b >>> 13;
    }
    this.low = Math.imul(a ^ (b << 7), 0xc2b2ae35) ^ (a >>> 16);
    this.high = Math.imul(b ^ (a << 9), 0x27d4eb2f) ^ (b >>> 15);
  }
}
