import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { GOALS, openPuzzle, PUZZLE_KINDS, type PuzzleText, packPuzzle } from '@oia/learning/puzzles';
import { Solver } from '@oia/learning/solver';
import type { Result } from '@oia/rules';
import { ratingOf } from './difficulty.ts';
import type { Find } from './find.ts';
import { MAX_NODES } from './hunt.ts';
import { selected } from './selection.ts';

const FILE = fileURLToPath(new URL('../../packages/learning/src/puzzles/data.ts', import.meta.url));
const MIN_PUZZLES = 2000;

/** Writes the shipped file from all finds; returns a summary, or what is missing. Every puzzle is proved once more. */
export function writePuzzles(finds: readonly Find[], isSmall: boolean): Result<string, string> {
  const chosen = selected(finds).map(textOf).filter(isProved);
  if (chosen.length < MIN_PUZZLES && !isSmall)
    return { ok: false, error: `only ${chosen.length} puzzles: mine more games first` };
  const lines = chosen.map(packPuzzle).sort().join('\n');
  writeFileSync(FILE, moduleOf(lines));
  const kinds = PUZZLE_KINDS.map((kind) => `${kind} ${chosen.filter((puzzle) => puzzle.kind === kind).length}`);
  return {
    ok: true,
    value: `${chosen.length} puzzles (${kinds.join(', ')}), ${lines.length} letters, ${gzipSync(lines).length} packed`,
  };
}

const textOf = (find: Find): PuzzleText => ({
  kind: find.kind,
  rating: ratingOf(find),
  position: find.position,
  key: find.key,
});

function isProved(text: PuzzleText): boolean {
  const puzzle = openPuzzle(text);
  if (!puzzle.ok) return false;
  const { match, start, kind } = puzzle.value;
  return new Solver(match, MAX_NODES[kind]).solve(start, GOALS[kind]).kind === 'one';
}

const moduleOf = (lines: string): string =>
  `// Made by \`npm run puzzles -- --pack\`: one line a puzzle, as packing.ts reads it.
export const PUZZLE_LINES =
  ${JSON.stringify(lines).replaceAll("'", "\\\\'").replace(/^"|"$/g, "'")};
`;
