import { describe, expect, it } from 'vitest';
import { CHAPTERS, FIGURES, holds } from '../src/index.ts';

describe('the boards of the rules', () => {
  it.each(Object.entries(FIGURES))('%s shows what the rules say', (_, evidence) => {
    expect(holds(evidence)).toBe(true);
  });

  it('are each used once', () => {
    const used = CHAPTERS.flatMap(({ sections }) =>
      sections.flatMap((section): readonly string[] => ('figures' in section ? section.figures : [])),
    );
    expect([...used].sort()).toEqual(Object.keys(FIGURES).sort());
  });
});
