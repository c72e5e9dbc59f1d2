import { PUZZLE_LINES } from '@oia/learning/puzzle-data';
import { PuzzleLibrary } from '@oia/learning/puzzles';
import { POWER_LIST } from '@oia/rules';
import type { PowerId } from '@oia/texts';
import { describe, expect, test } from 'vitest';
import { hasGuide } from '../src/parts/guide/guide-module.ts';
import { hasPuzzles } from '../src/puzzles/puzzle-library.ts';

/** A power that was just added and has nothing but its rules. */
const NEW_POWER = 'nyx' as PowerId;

describe('the page of a power', () => {
  const library = new PuzzleLibrary(PUZZLE_LINES);

  test('shows the cards of a guide only where there is one', () => {
    expect(hasGuide(NEW_POWER)).toBe(false);
    expect(hasGuide('pan')).toBe(true);
  });

  test('links to puzzles only where there are some', () => {
    expect(hasPuzzles(library, NEW_POWER)).toBe(false);
    expect(hasPuzzles(library, 'hecate')).toBe(false);
    expect(hasPuzzles(library, 'pan')).toBe(true);
    expect(POWER_LIST.filter(({ id }) => hasPuzzles(library, id)).length).toBeGreaterThan(40);
  });
});
