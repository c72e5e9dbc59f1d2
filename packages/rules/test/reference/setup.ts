// Positions and expectations in the words of the rule files: A is seat 0, B is seat 1, squares are a1..e5.

import type { RefPosition, RefSeat, RefState, Sex } from './reference.ts';
import { canonical, referenceTurns } from './reference.ts';

export interface SeatText {
  power?: string;
  at: string; // squares, first the female, then the male, then the others
  state?: RefState;
}

export interface PositionText {
  board?: string; // 'c3=2 c4=3D', heights not given are 0
  A: SeatText;
  B?: SeatText;
  toMove?: 'A' | 'B';
  climbed?: 'A' | 'B';
  additional?: boolean;
}

/** The expected parts of a result; parts left out may be anything. */
export interface Expectation {
  A?: string;
  B?: string;
  board?: string;
  winner?: 'A' | 'B' | 'nobody';
  where?: (result: RefPosition) => boolean;
}

export function sq(name: string): number {
  return name.charCodeAt(0) - 97 + 5 * (Number(name.slice(1)) - 1);
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

function parseBoard(text: string): { square: number; height: number; dome: boolean }[] {
  return words(text).map((word) => {
    const [name = '', value = ''] = word.split('=');
    return { square: sq(name), height: Number(value[0]), dome: value.endsWith('D') };
  });
}

function seatOf(text: SeatText): RefSeat {
  const sexes: Sex[] = ['f', 'm'];
  const workers = words(text.at).map((name, index) => ({ square: sq(name), sex: sexes[index] ?? 'n' }));
  return { power: text.power ?? 'none', workers, state: text.state ?? {} };
}

export function position(text: PositionText): RefPosition {
  const heights = Array.from({ length: 25 }, () => 0);
  const domes = Array.from({ length: 25 }, () => false);
  for (const { square, height, dome } of parseBoard(text.board ?? '')) {
    heights[square] = height;
    domes[square] = dome;
  }
  const result: RefPosition = {
    heights,
    domes,
    seats: [seatOf(text.A), seatOf(text.B ?? { at: '' })],
    toMove: text.toMove === 'B' ? 1 : 0,
    climbed: [text.climbed === 'A', text.climbed === 'B'],
  };
  if (text.additional === true) result.additional = true;
  return result;
}

function squaresOf(seat: RefSeat): string {
  return JSON.stringify(seat.workers.map((worker) => worker.square).sort((a, b) => a - b));
}

function matches(result: RefPosition, expected: Expectation): boolean {
  const places = (text: string): string => squaresOf(seatOf({ at: text }));
  if (expected.A !== undefined && places(expected.A) !== squaresOf(result.seats[0])) return false;
  if (expected.B !== undefined && places(expected.B) !== squaresOf(result.seats[1])) return false;
  const winner = result.winner === undefined ? 'nobody' : result.winner === 0 ? 'A' : 'B';
  if (expected.winner !== undefined && expected.winner !== winner) return false;
  const fits = parseBoard(expected.board ?? '').every(
    ({ square, height, dome }) => result.heights[square] === height && result.domes[square] === dome,
  );
  return fits && (expected.where === undefined || expected.where(result));
}

/** The results of a position, with questions to ask. */
export class Outcome {
  readonly lost: boolean;
  readonly results: RefPosition[];

  constructor(p: RefPosition) {
    const { lost, results } = referenceTurns(p);
    this.lost = lost;
    this.results = results;
  }

  some(expected: Expectation): boolean {
    return this.results.some((result) => matches(result, expected));
  }

  every(expected: Expectation): boolean {
    return this.results.length > 0 && this.results.every((result) => matches(result, expected));
  }

  only(expected: Expectation): RefPosition[] {
    return this.results.filter((result) => matches(result, expected));
  }

  /** Does some result have a worker of this side on the square? */
  reaches(side: 'A' | 'B', name: string): boolean {
    const seat = side === 'A' ? 0 : 1;
    return this.results.some((result) => result.seats[seat].workers.some((worker) => worker.square === sq(name)));
  }
}

export function play(text: PositionText): Outcome {
  return new Outcome(position(text));
}

export function pieces(p: RefPosition): number {
  return p.heights.reduce((sum, height) => sum + height, 0) + p.domes.filter(Boolean).length;
}

export function sameResults(a: readonly RefPosition[], b: readonly RefPosition[]): boolean {
  const keys = (list: readonly RefPosition[]): string => JSON.stringify(list.map(canonical).sort());
  return keys(a) === keys(b);
}
