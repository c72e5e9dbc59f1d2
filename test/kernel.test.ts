import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compiledKernel, kernelSource } from '../tools/kernel/compiler.ts';
import { TURNED_ROWS } from '../tools/train/inputs.ts';

test('the embedded kernel is what its source compiles to', () => {
  const wasm = compiledKernel(new URL('../packages/engine/assembly/net.ts', import.meta.url));
  expect(readFileSync(new URL('../packages/engine/src/evaluation/net/kernel.ts', import.meta.url), 'utf8')).toBe(
    kernelSource(wasm),
  );
});

test('turning the board permutes the rows of the net', () => {
  expect(TURNED_ROWS).toHaveLength(8);
  for (const rows of TURNED_ROWS) expect(new Set(rows).size).toBe(rows.length);
  expect([...(TURNED_ROWS[0] ?? [])]).toEqual(Array.from({ length: TURNED_ROWS[0]?.length ?? 0 }, (_, row) => row));
});
