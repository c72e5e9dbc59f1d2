import { seededRandom } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { PUZZLE_LINES } from '../../src/puzzles/data.ts';
import { dailyPuzzle, dayOf, difficultyOf, nextPuzzle, PuzzleLibrary } from '../../src/puzzles/index.ts';

const library = new PuzzleLibrary(PUZZLE_LINES);

describe('the library', () => {
  test('reads every line, and gives each puzzle an id of its own', () => {
    expect(library.entries).toHaveLength(PUZZLE_LINES.split('\n').length);
    for (const entry of library.entries) expect(library.at(entry.id)).toBe(entry);
  });

  test('leaves out lines that cannot be read', () => {
    const [line = ''] = PUZZLE_LINES.split('\n');
    expect(new PuzzleLibrary(`${line}\nnonsense\n`).entries).toHaveLength(1);
  });

  test('finds puzzles that match a filter', () => {
    for (const entry of library.matching({ kind: 'hold', power: 'pan', difficulty: 'medium' })) {
      expect(entry.kind).toMatch(/^hold/);
      expect(entry.powers).toContain('pan');
      expect(difficultyOf(entry.rating)).toBe('medium');
    }
    expect(library.matching({})).toHaveLength(library.entries.length);
    expect(library.matching({ power: 'hecate' })).toEqual([]);
  });
});

describe('the puzzle of a day', () => {
  test('is the same for all players on that date', () => {
    const morning = dayOf(new Date(2026, 10, 17, 0, 5));
    const evening = dayOf(new Date(2026, 10, 17, 23, 55));
    expect(morning).toBe(evening);
    expect(dayOf(new Date(2026, 10, 18))).toBe(morning + 1);
    expect(dailyPuzzle(library, morning)).toBe(dailyPuzzle(library, evening));
  });

  test('does not come again for a year', () => {
    const ids = Array.from({ length: 365 }, (_, i) => dailyPuzzle(library, 20_000 + i)?.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the next puzzle', () => {
  const random = seededRandom(1);

  test('suits the solver', () => {
    for (const rating of [900, 1300, 1700]) {
      const next = nextPuzzle(library, {}, rating, () => false, random);
      expect(Math.abs((next?.rating ?? 0) - rating)).toBeLessThan(100);
    }
  });

  test('is one that was not tried, as long as there is one', () => {
    const pan = library.matching({ power: 'pan' });
    const [fresh] = pan;
    expect(nextPuzzle(library, { power: 'pan' }, 1000, (id) => id !== fresh?.id, random)).toBe(fresh);
    expect(nextPuzzle(library, { power: 'pan' }, 1000, () => true, random)?.powers).toContain('pan');
    expect(nextPuzzle(library, { power: 'hecate' }, 1000, () => false, random)).toBeUndefined();
  });
});
