import { Draft, type DraftOptions } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { chooseDraft } from '../src/index.ts';

function drafted(options: DraftOptions, seed: number): Draft {
  let draft = new Draft(options);
  while (!draft.isDone) {
    const step = chooseDraft(draft, seed);
    if (!step.ok) throw new Error(step.error.code);
    const next = draft.play(step.value);
    if (!next.ok) throw new Error(next.error.code);
    draft = next.value;
  }
  return draft;
}

describe('the draft', () => {
  test.each([
    { players: 2, challenger: 0 },
    { players: 2, challenger: 1, fleece: true },
    { players: 3, challenger: 2 },
    { players: 4, challenger: 1 },
  ] satisfies DraftOptions[])('leads to a match: %o', (options) => {
    for (let seed = 0; seed < 10; seed++) expect(drafted(options, seed).match().ok).toBe(true);
  });

  test('no offer is made that cannot be completed', () => {
    // Nemesis may meet neither of the others.
    const options: DraftOptions = { players: 2, challenger: 0, pool: ['nemesis', 'medusa', 'bia'] };
    for (let seed = 0; seed < 20; seed++) expect(drafted(options, seed).offered).not.toContain('nemesis');
  });

  test('the Challenger starts where that is allowed', () => {
    const options: DraftOptions = { players: 2, challenger: 1, pool: ['pan', 'zeus'] };
    expect(drafted(options, 3).start).toBe(1);
  });

  test('a finished draft leaves nothing to choose', () => {
    const done = drafted({ players: 2, challenger: 0 }, 1);
    expect(chooseDraft(done, 1).ok).toBe(false);
  });
});
