import { expect, test } from 'vitest';
import { pathOf, type Route, routeOf } from '../src/common/routes.ts';

const at = (path: string): Route => routeOf(new URL(path, 'https://oia.example'));

test.each<Route>([
  { page: 'home' },
  { page: 'new' },
  { page: 'new', powers: ['apollo'] },
  { page: 'new', powers: ['apollo', 'pan'], start: 1 },
  { page: 'game', id: '1a2b3c4d' },
  { page: 'learn' },
  { page: 'learn', lesson: 'dome' },
  { page: 'powers' },
  { page: 'powers', power: 'pan' },
  { page: 'powers', view: 'matchups' },
  { page: 'powers', view: 'matchups', power: 'pan' },
  { page: 'randomizer' },
  { page: 'replay' },
  { page: 'replay', id: '1a2b3c4d' },
  { page: 'replay', record: 'dABC-_' },
  { page: 'analysis' },
  { page: 'analysis', id: '1a2b3c4d', at: 12 },
  { page: 'analysis', study: '1a2b3c4d' },
  { page: 'analysis', id: '1a2b3c4d', review: true },
  { page: 'analysis', powers: ['pan', 'zeus'] },
  { page: 'analysis', record: 'dABC-_', at: 3 },
  { page: 'games' },
  { page: 'puzzles' },
  { page: 'puzzles', id: 'ytef8w' },
  { page: 'settings' },
  { page: 'new', online: true },
  { page: 'online' },
  { page: 'room', id: 'abcdefgh' },
  { page: 'account' },
  { page: 'player', name: 'Anna Bée' },
  { page: 'leaderboards' },
  { page: 'leaderboards', pool: 'open' },
  { page: 'archive' },
  { page: 'archive', search: 'power=pan&result=won' },
  { page: 'archive', id: 'abcdefgh' },
])('%j has an address that leads back to it', (route) => {
  expect(at(pathOf(route))).toEqual(route);
});

test.each([
  '/nowhere',
  '/room',
  '/player',
  '/online/x',
  '/game',
  '/game/a/b',
  '/settings/x',
  '/games/x',
  '/puzzles/x/y',
  '/learn/dome/x',
  '/%E0%A4%A',
])('%s is no page', (path) => {
  expect(at(path).page).toBe('missing');
});

test('a seat that does not exist is ignored', () => {
  expect(at('/new?start=Z')).toEqual({ page: 'new' });
});
