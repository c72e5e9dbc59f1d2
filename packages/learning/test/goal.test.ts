import { describe, expect, it } from 'vitest';
import { mayPlay, not, stands, stepsAgo } from '../src/goal.ts';
import { gameAt, withSteps } from '../src/index.ts';

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
