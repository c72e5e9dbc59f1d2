import { FAULT_CODES, KINDS, POWER_LIST } from '@oia/rules';
import { ERROR_CODES, POWER_IDS, STEP_KINDS } from '@oia/texts';
import { describe, expect, it } from 'vitest';

/** `texts` may not use `rules`, so that both have the same words for the same things is held here. */
describe('texts and rules name the same things', () => {
  it('powers, in the order of their numbers', () => {
    expect([...POWER_IDS]).toEqual(POWER_LIST.map(({ id }) => id));
  });

  it('faults', () => {
    expect([...ERROR_CODES].sort()).toEqual([...FAULT_CODES].sort());
  });

  it('steps: all that can be packed, and those of the draft', () => {
    const missing = KINDS.filter((kind) => !STEP_KINDS.some((known) => known === kind));
    expect(missing).toEqual([]);
  });
});
