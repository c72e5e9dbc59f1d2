import {
  dealPool,
  type Match,
  type Position,
  type Random,
  Referee,
  SETS,
  samePosition,
  seededRandom,
  shuffled,
} from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { PUZZLE_LINES } from '../../src/puzzles/data.ts';
import { GOALS, openPuzzle, type Puzzle, type PuzzleEntry, PuzzleLibrary } from '../../src/puzzles/index.ts';
import { Solver } from '../../src/puzzles/solving.ts';

const { entries, powers } = new PuzzleLibrary(PUZZLE_LINES);
const FEWEST = 2000;
/** Letters; less than two thirds of that once they are packed for the way. */
const LARGEST_FILE = 110_000;
/** Of the puzzles that are proved once more at each run. */
const SHARE = 0.02;
/** As many as the generator allowed itself. */
const MOST_NODES = 700_000;

function opened(entry: PuzzleEntry): Puzzle {
  const read = openPuzzle(entry);
  if (!read.ok) throw new Error(`${entry.id}: ${JSON.stringify(read.error)}`);
  return read.value;
}

/** A list of turns leaves it open whether the next player can take one. */
function settled(match: Match, result: Position): Position {
  const position = result.slice();
  new Referee(match).advance(position);
  return position;
}

describe('the puzzles that are shipped', () => {
  test('are many, in a small file', () => {
    expect(entries.length).toBeGreaterThanOrEqual(FEWEST);
    expect(PUZZLE_LINES.length).toBeLessThan(LARGEST_FILE);
  });

  test('can all be opened, and their keys are legal turns', () => {
    for (const entry of entries) expect(opened(entry).steps.length).toBeGreaterThan(0);
  });

  test('are there for the game without powers and for every power about which something can be proved', () => {
    const expected = ['none', ...dealPool({ players: 2, sets: SETS, open: true }).map(({ id }) => id)];
    expect([...powers].sort()).toEqual(expected.sort());
  });

  const seed = Math.floor(Math.random() * 1e9);

  test(`have exactly one right turn: a random part of them is proved again (seed ${seed})`, () => {
    for (const entry of someOf(seededRandom(seed))) {
      const { match, start, solved, kind } = opened(entry);
      const solution = new Solver(match, MOST_NODES).solve(start, GOALS[kind]);
      expect(`${entry.id} ${solution.kind}`).toBe(`${entry.id} one`);
      if (solution.kind === 'one') expect(samePosition(settled(match, solution.key.result), solved)).toBe(true);
    }
  });

  const someOf = (random: Random): PuzzleEntry[] =>
    shuffled(random, entries).slice(0, Math.ceil(entries.length * SHARE));
});
