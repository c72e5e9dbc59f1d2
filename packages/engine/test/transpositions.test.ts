import { describe, expect, test } from 'vitest';
import { WIN } from '../src/evaluation/evaluator.ts';
import { AT_LEAST, bitsOf, bytesOf, EXACT, Transpositions } from '../src/search/transpositions.ts';

const BITS = 4;
/** Keys with the same low half share their two places. */
const LOW = 5;

describe('a table of positions', () => {
  test('finds what was stored, wins by their distance from the position', () => {
    const table = new Transpositions(BITS);
    table.store(LOW, 100, 77, WIN - 9, 6, AT_LEAST, 4);
    expect(table.probe(LOW, 100)).toBe(true);
    expect([table.turn, table.depth, table.bound, table.score(4)]).toEqual([77, 6, AT_LEAST, WIN - 9]);
    expect(table.score(2)).toBe(WIN - 7);
    expect(table.probe(LOW, 102)).toBe(false);
    table.clear();
    expect(table.probe(LOW, 100)).toBe(false);
  });

  test.each([
    [undefined, undefined],
    [0, 0],
    [-431, -431],
    [60_000, 32_767],
    [-60_000, -32_767],
  ])('keeps the score without a search beside it: %s', (score, found) => {
    const table = new Transpositions(BITS);
    table.store(LOW, 100, 77, 5, 6, AT_LEAST, 4, score);
    expect(table.probe(LOW, 100)).toBe(true);
    expect([table.staticScore, table.depth, table.bound, table.score(4)]).toEqual([found, 6, AT_LEAST, 5]);
  });

  test('keeps the turn where a later search found none', () => {
    const table = new Transpositions(BITS);
    table.store(LOW, 100, 77, 3, 6, EXACT, 1);
    table.store(LOW, 100, 0, -3, 7, EXACT, 1);
    expect(table.probe(LOW, 100) && [table.turn, table.score(1), table.depth]).toEqual([77, -3, 7]);
  });

  test('gives up shallow entries first, and old ones before those', () => {
    const table = new Transpositions(BITS);
    table.store(LOW, 100, 1, 0, 9, EXACT, 1);
    table.store(LOW, 200, 2, 0, 3, EXACT, 1);
    table.store(LOW, 300, 3, 0, 1, EXACT, 1);
    expect([100, 200, 300].map((high) => table.probe(LOW, high))).toEqual([true, false, true]);
    table.grow();
    table.store(LOW, 400, 4, 0, 1, EXACT, 1);
    table.store(LOW, 500, 5, 0, 1, EXACT, 1);
    expect([100, 300, 400, 500].map((high) => table.probe(LOW, high))).toEqual([false, false, true, true]);
  });

  test('is the same for all who share its memory', () => {
    const memory = new SharedArrayBuffer(bytesOf(BITS));
    const [one, other] = [new Transpositions(BITS, memory), new Transpositions(BITS, memory)];
    one.store(LOW, 100, 7, 42, 6, EXACT, 1);
    expect(other.probe(LOW, 100) && other.score(1)).toBe(42);
  });

  test('does not find an entry that two threads have mixed up', () => {
    const memory = new SharedArrayBuffer(bytesOf(BITS));
    const table = new Transpositions(BITS, memory);
    const ints = new Int32Array(memory);
    table.store(LOW, 100, 7, 42, 6, EXACT, 1);
    const first = ints.slice();
    table.store(LOW, 100, 9, -17, 8, EXACT, 1);
    for (let place = 0; place < ints.length; place++) {
      if (ints[place] === first[place]) continue;
      const later = ints[place] as number;
      ints[place] = first[place] as number;
      expect(table.probe(LOW, 100), `int ${place}`).toBe(false);
      ints[place] = later;
    }
    expect(table.probe(LOW, 100) && table.score(1)).toBe(-17);
  });

  test.each([
    [1, 16],
    [16, 20],
    [24, 20],
    [1024, 26],
  ])('of %i megabytes has 2 to the power of %i entries', (megabytes, bits) => {
    expect(bitsOf(megabytes)).toBe(bits);
    expect(bytesOf(bits)).toBeLessThanOrEqual(megabytes * 2 ** 20 + 4);
  });
});
