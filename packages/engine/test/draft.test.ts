import { Draft, type DraftOptions, type DraftStep } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { chooseDraft, type DraftChoiceOptions } from '../src/index.ts';
import { MatchupTable, shippedMatchups } from '../src/matchups/index.ts';

const table = shippedMatchups();

function chosen(draft: Draft, options: DraftChoiceOptions): DraftStep {
  const step = chooseDraft(draft, options);
  if (!step.ok) throw new Error(step.error.code);
  return step.value;
}

function after(draft: Draft, ...steps: readonly DraftStep[]): Draft {
  return steps.reduce((now, step) => {
    const next = now.play(step);
    if (!next.ok) throw new Error(next.error.code);
    return next.value;
  }, draft);
}

function drafted(options: DraftOptions, how: DraftChoiceOptions): Draft {
  let draft = new Draft(options);
  while (!draft.isDone) draft = after(draft, chosen(draft, how));
  return draft;
}

const CHOICE_OPTIONS: readonly Omit<DraftChoiceOptions, 'seed'>[] = [{}, { table }, { table, isLax: true }];

describe('the draft', () => {
  test.each([
    { players: 2, challenger: 0 },
    { players: 2, challenger: 1, fleece: true },
    { players: 2, challenger: 1, fleece: true, house: { fleeceHeroes: true } },
    { players: 3, challenger: 2 },
    { players: 4, challenger: 1 },
  ] satisfies DraftOptions[])('leads to a match: %o', (options) => {
    for (const manner of CHOICE_OPTIONS) {
      for (let seed = 0; seed < 5; seed++) expect(drafted(options, { ...manner, seed }).match().ok).toBe(true);
    }
  });

  test('no offer is made that cannot be completed', () => {
    // Nemesis may meet neither of the others.
    const options: DraftOptions = { players: 2, challenger: 0, pool: ['nemesis', 'medusa', 'bia'] };
    for (const manner of CHOICE_OPTIONS) {
      for (let seed = 0; seed < 20; seed++)
        expect(drafted(options, { ...manner, seed }).offered).not.toContain('nemesis');
    }
  });

  test('the Challenger starts where that is allowed', () => {
    const options: DraftOptions = { players: 2, challenger: 1, pool: ['pan', 'zeus'] };
    expect(drafted(options, { seed: 3 }).start).toBe(1);
  });

  test('a finished draft leaves nothing to choose', () => {
    const done = drafted({ players: 2, challenger: 0 }, { seed: 1 });
    expect(chooseDraft(done, { seed: 1 }).ok).toBe(false);
  });
});

/** 100 games of every pairing; the strength of a power decides, and who starts has an advantage. */
const STRENGTHS: Readonly<Record<string, number>> = { apollo: 0.8, artemis: 0.78, pan: 0.5, zeus: 0.48, hera: 0.1 };
const known = new MatchupTable(Object.keys(STRENGTHS), 100, (starter, other) => ({
  games: 100,
  points: 50 + 50 * ((STRENGTHS[starter] ?? 0) - (STRENGTHS[other] ?? 0)) + 10,
}));
const pool = Object.keys(STRENGTHS);
const offer = (power: 'apollo' | 'pan' | 'hera' | 'zeus'): DraftStep => ({ kind: 'offer', power });

describe('a draft with a table', () => {
  const two: DraftOptions = { players: 2, challenger: 0, pool };

  test('the other player takes the stronger power', () => {
    for (let seed = 0; seed < 10; seed++) {
      const draft = after(new Draft(two), offer('pan'), offer('apollo'));
      expect(chosen(draft, { seed, table: known })).toEqual({ kind: 'pick', power: 'apollo' });
    }
  });

  test('the Challenger offers two of equal strength, not always the same', () => {
    const offers = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { offered } = drafted(two, { seed, table: known });
      const [one = 0, other = 0] = offered.map((id) => STRENGTHS[id] ?? 0);
      expect(Math.abs(one - other)).toBeLessThan(0.1);
      offers.add(offered.toSorted().join(' '));
    }
    expect(offers.size).toBe(2);
  });

  test('the Challenger lets the other start where starting is bad', () => {
    const late = new MatchupTable(pool, 100, () => ({ games: 100, points: 20 }));
    expect(drafted(two, { seed: 1, table: late }).start).toBe(1);
    expect(drafted(two, { seed: 1, table: known }).start).toBe(0);
  });

  test('a lax one takes any of the better half, never the worst', () => {
    const draft = after(new Draft({ ...two, players: 3 }), offer('pan'), offer('apollo'), offer('hera'));
    const picks = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const step = chosen(draft, { seed, table: known, isLax: true });
      if (step.kind === 'pick') picks.add(step.power);
      expect(chosen(draft, { seed, table: known })).toEqual({ kind: 'pick', power: 'apollo' });
    }
    expect([...picks].sort()).toEqual(['apollo', 'pan']);
  });

  test('among three the Challenger, who gets the last one, leaves the weak one out', () => {
    for (let seed = 0; seed < 20; seed++) {
      const draft = after(new Draft({ ...two, players: 3 }), offer('pan'), offer('zeus'));
      expect(chosen(draft, { seed, table: known })).not.toEqual(offer('hera'));
    }
  });

  test('the shipped table gives drafts of many kinds', () => {
    const offers = new Set<string>();
    for (let seed = 0; seed < 20; seed++)
      offers.add(drafted({ players: 2, challenger: 0 }, { seed, table }).offered.join(' '));
    expect(offers.size).toBeGreaterThan(5);
  });
});
