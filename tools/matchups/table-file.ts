import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Result } from '@oia/rules';
import { packTable } from '../../packages/engine/src/matchups/packing.ts';
import type { ResultBook } from './book.ts';

const FILE = fileURLToPath(new URL('../../packages/engine/src/matchups/data.ts', import.meta.url));

/** Writes the shipped table from a book; returns a summary, or what is missing. */
export function writeTable(book: ResultBook): Result<string, string> {
  const missing = book.missing();
  if (missing.length > 0)
    return { ok: false, error: `${missing.length} pairings have no game yet: leave out --write first` };
  const table = book.table();
  const { contenders, nodes, tallies } = packTable(table);
  writeFileSync(FILE, moduleOf(contenders, nodes, tallies));
  return { ok: true, value: `${FILE}: ${table.games} games, ${tallies.length} letters` };
}

const moduleOf = (contenders: string, nodes: number, tallies: string): string =>
  `import type { PackedTable } from './packing.ts';

// Made by \`npm run matchups -- --write\`: how it was played is in docs/strength.md.
export const PACKED: PackedTable = {
  contenders:
    '${contenders}',
  nodes: ${nodes},
  tallies:
    '${tallies}',
};
`;
