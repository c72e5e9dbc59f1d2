import { describe, expect, it } from 'vitest';
import { after, isTurnOf, met, not, OPPONENT, stands } from '../src/goal.ts';
import { gameAt, withSteps } from '../src/index.ts';

const game = gameAt('00000/00100/01200/01010/00000 B hecate:fc3,me4 none:fb3,me1');

describe('a step into an unseen worker', () => {
  it('is known by the square where it was met', () => {
    const bumped = withSteps(game, 'b3-c3');
    expect(met('c3')(bumped)).toBe(true);
    expect(met('c4')(bumped)).toBe(false);
    expect(met('c3')(game)).toBe(false);
  });

  it('can be asked about before it is taken', () => {
    expect(after('b3-c3', met('c3'))(game)).toBe(true);
    expect(after('b3-c4', met('c4'))(game)).toBe(false);
    expect(after('b3-c4', stands('c4', OPPONENT))(game)).toBe(true);
  });

  it('is no step if it is not legal', () => {
    expect(after('b3-e5', not(met('e5')))(game)).toBe(false);
    expect(after('b3-c3', isTurnOf(0))(game)).toBe(true);
  });
});
