import { describe, expect, test } from 'vitest';
import {
  ARROWS,
  cellOf,
  directionSeen,
  distance,
  nameOf,
  nearestQuarterTurns,
  readingOrder,
  squareAtCell,
  type Turned,
  towards,
} from '../src/geometry.ts';
import { numberOf, SQUARES } from '../src/scene.ts';

const TURNS: readonly Turned[] = [0, 1, 2, 3];
const row = (turned: Turned, from: number) =>
  readingOrder(turned)
    .slice(from, from + 5)
    .map(nameOf)
    .join(' ');

describe('reading order', () => {
  test.each([
    [0, 'a5 b5 c5 d5 e5', 'a1 b1 c1 d1 e1'],
    [1, 'a1 a2 a3 a4 a5', 'e1 e2 e3 e4 e5'],
    [2, 'e1 d1 c1 b1 a1', 'e5 d5 c5 b5 a5'],
    [3, 'e5 e4 e3 e2 e1', 'a5 a4 a3 a2 a1'],
  ] as const)('turned %i', (turned, first, last) => {
    expect(row(turned, 0)).toBe(first);
    expect(row(turned, 20)).toBe(last);
  });

  test('names every square once', () => {
    for (const turned of TURNS) expect(new Set(readingOrder(turned)).size).toBe(SQUARES);
  });
});

describe('arrow keys go where they point', () => {
  test.each([
    [0, 'c4 d3 c2 b3'],
    [1, 'b3 c4 d3 c2'],
    [2, 'c2 b3 c4 d3'],
    [3, 'd3 c2 b3 c4'],
  ] as const)('turned %i', (turned, neighbours) => {
    expect(ARROWS.map((arrow) => nameOf(towards(12, arrow, turned) ?? -1)).join(' ')).toBe(neighbours);
  });

  test('and stop at the edge', () => {
    expect(towards(0, 'ArrowDown', 0)).toBeUndefined();
    expect(towards(0, 'ArrowLeft', 0)).toBeUndefined();
    expect(towards(0, 'ArrowUp', 1)).toBeUndefined();
    expect(towards(24, 'ArrowLeft', 2)).toBeUndefined();
  });
});

test('a cell and its square belong together', () => {
  for (const turned of TURNS) {
    for (let square = 0; square < SQUARES; square += 1) {
      expect(squareAtCell(cellOf(square, turned), turned)).toBe(square);
    }
  }
  expect(squareAtCell({ column: 5, row: 0 }, 0)).toBeUndefined();
});

test('directions turn with the board', () => {
  expect(directionSeen(0, 1)).toBe(2);
  expect(directionSeen(7, 2)).toBe(3);
});

test('the displayed turn follows the columns on the screen', () => {
  expect(nearestQuarterTurns(10, 1)).toBe(0);
  expect(nearestQuarterTurns(-1, 10)).toBe(1);
  expect(nearestQuarterTurns(-10, -1)).toBe(2);
  expect(nearestQuarterTurns(1, -10)).toBe(3);
  for (const turned of TURNS) {
    const [a, e] = [cellOf(0, turned), cellOf(4, turned)];
    expect(nearestQuarterTurns(e.column - a.column, e.row - a.row)).toBe(turned);
  }
});

test("distances are king's moves", () => {
  expect(distance(0, 24)).toBe(4);
  expect(distance(0, 6)).toBe(1);
  expect(distance(7, 7)).toBe(0);
});

test('a square shows its height until its tower is complete', () => {
  expect([0, 1, 2, 3].map((level) => numberOf(level, false))).toEqual([undefined, 1, 2, 3]);
  expect([0, 1, 2, 3].map((level) => numberOf(level, true))).toEqual([undefined, 1, 2, undefined]);
});
