import { expect, test } from 'vitest';
import { canBeRated, poolOf } from '../../src/ratings/pool.ts';

const game = (...powers: string[]) => poolOf({ way: { kind: 'match', options: { players: 2, powers } } });

test('the pool of a game follows from the facts of its powers', () => {
  expect(game()).toBe('none');
  expect(game('none', 'none')).toBe('none');
  expect(game('apollo', 'none')).toBe('open');
  expect(game('apollo', 'athena')).toBe('open');
  for (const hiding of ['hecate', 'moerae', 'tartarus', 'chaos']) expect(game('apollo', hiding)).toBe('all');
});

test('the Golden Fleece counts by the card beside the Ram', () => {
  expect(poolOf({ way: { kind: 'match', options: { players: 2, fleece: 'apollo' } } })).toBe('open');
});

test('a draft counts by what could be drafted', () => {
  const draft = (pool?: string[]) =>
    poolOf({ way: { kind: 'draft', options: { players: 2, challenger: 0, ...(pool ? { pool } : {}) } } });
  expect(draft()).toBe('all');
  expect(draft(['apollo', 'athena', 'pan'])).toBe('open');
  expect(draft(['apollo', 'athena', 'chaos'])).toBe('all');
});

test('only two members with ratings and clocks play a rated game', () => {
  const live = { kind: 'live', base: 60_000, increment: 0 } as const;
  const [account, program, guest] = (['account', 'program', 'guest'] as const).map((kind) => ({ kind }));
  expect(canBeRated(live, [account, program])).toBe(true);
  expect(canBeRated({ kind: 'days', days: 3 }, [account, account])).toBe(true);
  expect(canBeRated({ kind: 'unlimited' }, [account, account])).toBe(false);
  expect(canBeRated(live, [account, guest])).toBe(false);
  expect(canBeRated(live, [account, undefined])).toBe(false);
  expect(canBeRated(live, [account, account, account])).toBe(false);
});
