import { describe, expect, test } from 'vitest';
import {
  badFact,
  type FactsDelta,
  factsAfter,
  factsIn,
  hasFacts,
  type StoredFacts,
  withoutFacts,
} from '../src/room-facts.ts';

const TAKE_BACK = { by: 0, asked: [1] };
const RATINGS = [{ seat: 0, before: 1500, after: 1512 }];
const WAITING: StoredFacts = { stage: 'waiting' };

describe('a delta of facts', () => {
  test('sets what it names and leaves the rest', () => {
    const offered = factsAfter({ stage: 'playing' }, { takeBack: TAKE_BACK });
    expect(offered).toEqual({ stage: 'playing', takeBack: TAKE_BACK });
    expect(factsAfter(offered, { stage: 'over', ratings: RATINGS })).toEqual({
      stage: 'over',
      takeBack: TAKE_BACK,
      ratings: RATINGS,
    });
  });

  test('removes a fact by null, without leaving a key', () => {
    const after = factsAfter({ stage: 'playing', takeBack: TAKE_BACK }, { takeBack: null });
    expect(Object.keys(after)).toEqual(['stage']);
  });

  test('is the same after JSON', () => {
    const deltas: FactsDelta[] = [
      { stage: 'playing' },
      { takeBack: TAKE_BACK },
      { takeBack: null },
      { next: 'abcdefgh' },
    ];
    const sent = deltas.map((delta) => JSON.parse(JSON.stringify(delta)) as FactsDelta);
    expect(sent.reduce(factsAfter, WAITING)).toEqual(deltas.reduce(factsAfter, WAITING));
    expect(sent.reduce(factsAfter, WAITING)).toEqual({ stage: 'playing', next: 'abcdefgh' });
  });

  test('is looked for among other parts', () => {
    expect(hasFacts({ takeBack: null })).toBe(true);
    expect(hasFacts({})).toBe(false);
    const entry = { version: 3, at: 0, stage: 'over', said: {} } as const;
    expect(factsIn(entry)).toEqual({ stage: 'over' });
    expect(withoutFacts(entry)).toEqual({ version: 3, at: 0, said: {} });
  });
});

describe('the validator', () => {
  test.each<[string, Record<string, unknown>]>([
    ['no facts', { version: 1 }],
    ['a stage', { stage: 'cancelled' }],
    ['an offer', { takeBack: TAKE_BACK }],
    ['the end of an offer', { takeBack: null }],
    ['the next room', { next: 'abcdefgh' }],
    ['ratings', { ratings: RATINGS }],
  ])('accepts %s', (_, delta) => {
    expect(badFact(delta)).toBeUndefined();
  });

  test.each<[string, Record<string, unknown>]>([
    ['stage', { stage: 'asleep' }],
    ['stage', { stage: null }],
    ['takeBack', { takeBack: { by: 0 } }],
    ['takeBack', { takeBack: { by: 'A', asked: [] } }],
    ['takeBack', { takeBack: { by: 0, asked: ['B'] } }],
    ['next', { next: 7 }],
    ['next', { next: null }],
    ['next', { next: 'no room' }],
    ['ratings', { ratings: { seat: 0 } }],
    ['ratings', { ratings: [{ seat: 0, before: 1500 }] }],
  ])('names a bad %s', (name, delta) => {
    expect(badFact(delta)).toBe(name);
  });
});
