import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesLike, nodesOf, powerFiles, readSource } from './sources.ts';

const lines = (path: string): number => readSource(path).trimEnd().split('\n').length;

const longerThan = (limit: number, paths: string[]): string[] =>
  paths.filter((path) => lines(path) > limit).map((path) => `${path}: ${lines(path)} lines`);

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

const sources = filesLike('packages/*/src/**/*.{ts,tsx}', 'tools/**/*.ts', 'scripts/*.mjs');

test('no source file has more than 400 lines', () => {
  expect(longerThan(400, sources)).toEqual([]);
});

test('no power has more than 200 lines, and half of them fewer than 60', () => {
  expect(longerThan(200, powerFiles())).toEqual([]);
  expect(median(powerFiles().map(lines))).toBeLessThan(60);
});

// The linter refuses it too, but can be silenced by a comment.
test('no source file uses `any`', () => {
  const says = (path: string) => [...nodesOf(readSource(path))].some(({ kind }) => kind === ts.SyntaxKind.AnyKeyword);
  expect(sources.filter(says)).toEqual([]);
});
