import { expect, test } from 'vitest';
import { device } from '../src/storage/device.ts';
import { cachedGame, type KeptGame, keepGame } from '../src/storage/games.ts';
import { keptGame } from '../src/storage/kept-game.ts';
import { NAMES, randomGame, tableOf } from './random-games.ts';

const kept = (id: string, steps: number): KeptGame => ({
  id,
  played: '2026-11-17',
  setup: tableOf(NAMES.slice(0, 2)),
  game: randomGame(5, steps),
  draft: undefined,
});

test('a game that was just stored is cached', () => {
  const begun = kept('begun', 0);
  keepGame(begun);
  expect(cachedGame('begun')).toBe(begun);
});

test('only the last stored game is cached', () => {
  keepGame(kept('one', 3));
  keepGame(kept('two', 4));
  expect(cachedGame('one')).toBeUndefined();
  expect(keptGame('one')).toMatchObject({ id: 'one' });
});

test('a game is not cached if another tab has written it since', () => {
  keepGame(kept('shared', 3));
  const older = device.read('oia.game.shared') ?? '';
  keepGame(kept('shared', 6));
  device.write('oia.game.shared', older);
  expect(cachedGame('shared')).toBeUndefined();
});

test('a deleted game is not cached', () => {
  keepGame(kept('gone', 3));
  device.remove('oia.game.gone');
  expect(cachedGame('gone')).toBeUndefined();
});
