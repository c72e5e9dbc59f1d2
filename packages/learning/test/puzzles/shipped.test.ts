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
/** A power that is added later may lack puzzles. */
const RULEBOOK_POWERS = 55;
const MIN_PUZZLES = 2000;
/** Characters; less than two thirds of that once the file is compressed. */
const MAX_FILE_LENGTH = 110_000;
/** Share of the puzzles proved again in each run. */
const SHARE = 0.02;
/** As many as the generator allowed itself. */
const MAX_NODES = 700_000;

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
    expect(entries.length).toBeGreaterThanOrEqual(MIN_PUZZLES);
    expect(PUZZLE_LINES.length).toBeLessThan(MAX_FILE_LENGTH);
  });

  test('can all be opened, and their keys are legal turns', () => {
    for (const entry of entries) expect(opened(entry).steps.length).toBeGreaterThan(0);
  });

  test('exist for the game without powers, for every provable power of the rulebook, and for no others', () => {
    const provable = dealPool({ players: 2, sets: SETS, open: true });
    const inRulebook = provable.filter(({ number }) => number <= RULEBOOK_POWERS).map(({ id }) => id);
    expect([...powers]).toEqual(expect.arrayContaining(['none', ...inRulebook]));
    expect(['none', ...provable.map(({ id }) => id)]).toEqual(expect.arrayContaining([...powers]));
  });

  const seed = Math.floor(Math.random() * 1e9);

  test(`have exactly one right turn: a random part of them is proved again (seed ${seed})`, () => {
    for (const entry of someOf(seededRandom(seed))) {
      const { match, start, solved, kind } = opened(entry);
      const solution = new Solver(match, MAX_NODES).solve(start, GOALS[kind]);
      expect(`${entry.id} ${solution.kind}`).toBe(`${entry.id} one`);
      if (solution.kind === 'one') expect(samePosition(settled(match, solution.key.result), solved)).toBe(true);
    }
  });

  const someOf = (random: Random): PuzzleEntry[] =>
    shuffled(random, entries).slice(0, Math.ceil(entries.length * SHARE));
});
