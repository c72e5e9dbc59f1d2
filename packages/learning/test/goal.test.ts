import { describe, expect, it } from 'vitest';
import { mayPlay, not, stands, stepsAgo } from '../src/goal.ts';
import { CHAPTERS, FIGURES, gameAt, holds, withSteps } from '../src/index.ts';

const game = withSteps(gameAt('00000/00000/00000/00000/00000 A none:fc3,ma1 none:fe5,me1'), 'c3-c4 +c3');

describe('what held some steps ago', () => {
  it('is asked of the game as it was then', () => {
    expect(stepsAgo(1, mayPlay('+c5'))(game)).toBe(true);
    expect(stepsAgo(2, stands('c3'))(game)).toBe(true);
    expect(stepsAgo(0, not(stands('c3')))(game)).toBe(true);
  });

  it('does not hold before the game began', () => {
    expect(stepsAgo(3, stands('c3'))(game)).toBe(false);
  });
});

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
