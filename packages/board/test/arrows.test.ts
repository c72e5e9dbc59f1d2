import { expect, test } from 'vitest';
import { type Arrow, foremost, hintedSquares, isWay } from '../src/choices.ts';

const way = (from: number, to: number, rank: number): Arrow => ({ kind: 'move', from, to, rank });
const piece = (to: number, rank: number): Arrow => ({ kind: 'build', to, rank });

test('a way that several turns have in common is drawn once, for the foremost', () => {
  const arrows = [way(6, 7, 0), piece(8, 0), way(6, 7, 1), piece(12, 1), way(6, 11, 2), piece(8, 2)];
  expect(foremost(arrows)).toEqual([way(6, 7, 0), piece(8, 0), piece(12, 1), way(6, 11, 2), piece(8, 2)]);
});

test('a piece lies on its square, even where a player builds it', () => {
  expect(isWay(way(1, 2, 0))).toBe(true);
  expect(isWay({ kind: 'build', from: 1, to: 2 })).toBe(false);
  expect(isWay({ kind: 'act', to: 2 })).toBe(false);
});

test('all squares of arrows can be made visible', () => {
  expect(hintedSquares([way(6, 7, 0), piece(8, 0), way(6, 7, 1)])).toEqual([6, 7, 8]);
});
