import type { Player, TableSetup } from '@oia/table';
import { en } from '@oia/texts';
import { expect, test } from 'vitest';
import { onlyPerson, sayStanding } from '../src/saved-games/entry-words.ts';
import type { GameEntry } from '../src/storage/games.ts';

const { games } = en.ui;

const setupOf = (...players: readonly Player[]): TableSetup => ({
  seats: players.map((player, i) => ({ name: ['Anna', 'Ben', 'Cleo', 'Dion'][i] ?? '', player })),
  looks: [0, 1, 2],
  way: { kind: 'match', options: { players: players.length as 2 | 3 | 4 } },
});

const entry = (setup: TableSetup, more: Partial<GameEntry>): GameEntry => ({
  id: 'x',
  played: '2026-11-17T10:00:00.000Z',
  setup,
  turns: 14,
  isOver: more.winner !== undefined,
  powers: [],
  fleece: undefined,
  ...more,
});

const said = (players: readonly Player[], more: Partial<GameEntry>) =>
  sayStanding(en, entry(setupOf(...players), more));

test('the only person against computers is addressed as "you"', () => {
  expect(said(['person', 1], { winner: 0 })).toBe('You won, turn 14');
  expect(said(['person', 1], { winner: 1 })).toBe('You lost, turn 14');
  expect(said([3, 'person', 3, 3], { winner: 1 })).toBe(games.resultWon({ turn: 14 }));
  expect(said(['person', 1], { actor: 0 })).toBe(games.yourTurn);
  expect(said(['person', 1], { actor: 1 })).toBe(games.turnOf({ player: 'Ben' }));
});

test('several persons, or none, are named', () => {
  expect(said(['person', 'person'], { winner: 1 })).toBe('Ben won, turn 14');
  expect(said(['person', 'person', 1, 1], { winner: 0 })).toBe('Anna and Cleo won, turn 14');
  expect(said([1, 5], { winner: 0 })).toBe('Anna won, turn 14');
  expect(said(['person', 'person'], { actor: 0 })).toBe(games.turnOf({ player: 'Anna' }));
});

test('of three players the winner is named, because two have lost', () => {
  expect(said(['person', 1, 1], { winner: 2 })).toBe('Cleo won, turn 14');
});

test('a drawn game, and games of older versions', () => {
  expect(said(['person', 1], { winner: 'nobody' })).toBe(games.resultDrawn({ turn: 14 }));
  expect(said(['person', 1], { isOver: true })).toBe(games.over);
  expect(said(['person', 1], {})).toBeUndefined();
});

test('a person for whom the computer plays is still at this device', () => {
  const setup = setupOf('person', 1);
  const [anna, ben] = setup.seats;
  if (!anna || !ben) throw new Error('no seats');
  const seats = [{ ...anna, player: 4, standsInFor: 'person' } as const, ben];
  expect(onlyPerson({ setup: { ...setup, seats } })).toBe(0);
});
