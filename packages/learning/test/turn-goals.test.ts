import { describe, expect, it } from 'vitest';
import { gameAt } from '../src/index.ts';
import { isShutIn, isUnstoppable, staysBelow, threatens } from '../src/turn-goals.ts';

describe('a threat', () => {
  it('is a win with the next turn unless it is prevented', () => {
    expect(threatens(gameAt('00000/02300/00000/00000/00000 B none:fb4,me1 none:fd3,ma1'))).toBe(true);
    expect(threatens(gameAt('00000/02400/00000/00000/00000 B none:fb4,me1 none:fd3,ma1'))).toBe(false);
    expect(threatens(gameAt('00000/01300/00000/00000/00000 B none:fb4,me1 none:fd3,ma1'))).toBe(false);
  });

  it('is none in the middle of a turn', () => {
    const begun = gameAt('00000/02300/00000/00000/00000 B none:fb4,me1 none:fd3,ma1').playText('d3-e3');
    expect(begun.ok && threatens(begun.value)).toBe(false);
  });

  it('cannot be stopped if there are two, or no opponent is near', () => {
    expect(isUnstoppable(gameAt('00000/02300/00000/00000/00000 B none:fb4,me1 none:fd3,ma1'))).toBe(false);
    expect(isUnstoppable(gameAt('03000/02300/00000/00000/00000 B none:fb4,me1 none:fd3,ma1'))).toBe(true);
    expect(isUnstoppable(gameAt('00000/02300/00000/00000/00000 B none:fb4,me2 none:fe1,ma1'))).toBe(true);
  });

  it('comes too late if the opponent wins first', () => {
    expect(isUnstoppable(gameAt('03000/02300/00000/00003/00002 B none:fb4,ma2 none:fe1,ma1'))).toBe(false);
  });
});

describe('the next turn of the opponent', () => {
  it('reaches a level, or stays below', () => {
    const stairs = gameAt('00000/00000/00120/00000/00000 B none:fa5,ma1 none:fc3,me1');
    expect(staysBelow(2)(stairs)).toBe(false);
    expect(staysBelow(3)(stairs)).toBe(true);
  });

  it('cannot move a worker that is shut in', () => {
    const corner = gameAt('04000/22000/00000/00000/00000 B none:fc3,me1 none:fa5,md2');
    expect(isShutIn('a5')(corner)).toBe(true);
    expect(isShutIn('d2')(corner)).toBe(false);
  });
});
