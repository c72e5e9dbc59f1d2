import type { ArchivedGame, GamePlayer, LobbyGame, MyRoom } from '@oia/protocol';
import { loadChunk, loadWords } from '@oia/texts';
import { describe, expect, test } from 'vitest';
import { queryText, searchIn } from '../../src/archive/game-search.ts';
import { sayGamePlayers, sayGamePowers, sayGameResult } from '../../src/archive/game-words.ts';
import { queryOf } from '../../src/online/api.ts';
import { inOrder, setMyRooms } from '../../src/online/my-rooms.ts';
import { sayRefusal } from '../../src/online/online-words.ts';
import { turnCount } from '../../src/online/remembered.ts';
import { freeSeats, placesIn, placesInLobby, sayPlaces, sayTermsPowers } from '../../src/online/room-words.ts';
import { ALL_CONTROLS, controlKey, QUICK_CONTROLS, sayControl } from '../../src/online/time-controls.ts';
import { deviceIn } from '../../src/pages/account/sessions-section.tsx';
import { powerRows } from '../../src/pages/player/power-results.ts';

const words = await loadWords('en');
const online = await loadChunk('en', 'online');

describe('times', () => {
  test('all differ, and are worded as people say them', () => {
    expect(new Set(ALL_CONTROLS.map(controlKey)).size).toBe(ALL_CONTROLS.length);
    expect(sayControl(online, QUICK_CONTROLS.fast)).toBe('5\u00a0min + 5\u00a0s');
    expect(sayControl(online, QUICK_CONTROLS.days)).toBe('3 days a turn');
    expect(sayControl(online, { kind: 'unlimited' })).toBe('No clock');
  });
});

const anna = { seat: 0, name: 'Anna', kind: 'account', rating: 1612 } as const;
const guest = { seat: 1, name: '', kind: 'guest' } as const;

describe('rooms in lists', () => {
  const waiting: LobbyGame = {
    room: 'abcdefgh',
    pool: 'open',
    openedAt: 0,
    sittings: [anna],
    terms: {
      setup: {
        seats: [
          { name: '', player: 'remote' },
          { name: '', player: 3 },
          { name: '', player: 'remote' },
        ],
        looks: [0, 1, 2],
        way: { kind: 'match', options: { players: 3, powers: ['pan', 'zeus', 'atlas'] } },
      },
      control: { kind: 'unlimited' },
      isRated: false,
      isOpen: true,
      hasChat: true,
    },
  };

  test('players are named, and free seats are counted', () => {
    const places = placesInLobby(waiting);
    expect(freeSeats(places)).toBe(1);
    expect(sayPlaces(words, online, places)).toBe('Anna (1612) and Computer');
    expect(sayTermsPowers(words, waiting.terms)).toBe('Pan – Zeus – Atlas');
  });

  const room = (change: Partial<MyRoom>): MyRoom => ({
    room: 'abcdefgh',
    stage: 'playing',
    control: { kind: 'unlimited' },
    pool: 'none',
    isRated: false,
    players: 2,
    sittings: [anna, guest],
    powers: [],
    turns: 0,
    changedAt: 0,
    seat: 0,
    isMyTurn: false,
    ...change,
  });

  test('a guest without a name is a guest, and partners are named together', () => {
    expect(sayPlaces(words, online, placesIn(room({})))).toBe('Anna (1612) against Guest');
    expect(sayPlaces(words, online, placesIn(room({ players: 4 })))).toBe(
      'Anna (1612) and Computer against Guest and Computer',
    );
  });

  test('rooms that wait for the user come first, then the latest', () => {
    const [old, fresh, urgent] = [
      room({ room: 'a', changedAt: 1 }),
      room({ room: 'b', changedAt: 2 }),
      room({ room: 'c', isMyTurn: true }),
    ];
    expect(inOrder([old, fresh, urgent]).map((each) => each.room)).toEqual(['c', 'b', 'a']);
    setMyRooms([old, fresh, urgent]);
    expect(turnCount.value).toBe(1);
  });
});

describe('finished games', () => {
  const player = (name: string, outcome: GamePlayer['outcome'], power?: string): GamePlayer => ({
    name,
    kind: name ? 'account' : 'guest',
    outcome,
    ...(power ? { power } : {}),
  });
  const game = (...players: GamePlayer[]): ArchivedGame => ({
    id: 'abcdefgh',
    endedAt: 0,
    pool: 'open',
    isRated: true,
    control: { kind: 'unlimited' },
    result: 'A',
    reason: 'top',
    turns: 21,
    position: '',
    players,
  });

  test('name the winner and the powers', () => {
    const won = game(player('Anna', 'win', 'pan'), player('', 'loss', 'zeus'));
    expect(sayGamePlayers(words, online, won.players)).toBe('Anna against Guest');
    expect(sayGameResult(words, online, won)).toBe('Anna won, turn 21');
    expect(sayGamePowers(words, won)).toBe('Pan – Zeus');
  });

  test('a draw and a game that was broken off have no winner', () => {
    expect(sayGameResult(words, online, game(player('Anna', 'draw'), player('Ben', 'draw')))).toBe('Drawn, turn 21');
    expect(sayGameResult(words, online, game(player('Anna', 'none'), player('Ben', 'none')))).toBe('finished');
  });

  test.each(['', 'power=pan', 'power=pan&player=Anna+B%C3%A9e&result=win&pool=open'])(
    'the search %j has an address',
    (query) => {
      expect(queryText(searchIn(query))).toBe(query);
    },
  );

  test('unknown values in an address are ignored', () => {
    expect(searchIn('power=nobody&result=maybe&pool=x&player=+&more=1')).toEqual({});
  });

  test('results by power begin with the most played one; draws count half', () => {
    const rows = powerRows([
      { power: 'pan', wins: 1, draws: 0, losses: 0 },
      { power: 'zeus', wins: 1, draws: 2, losses: 1 },
      { wins: 0, draws: 0, losses: 0 },
    ]);
    expect(rows.map(({ power, games, share }) => [power, games, share])).toEqual([
      ['zeus', 4, 0.5],
      ['pan', 1, 1],
      [undefined, 0, 0],
    ]);
  });
});

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome · Linux',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari · iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge · Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · macOS'],
  ['node', undefined],
])('%s is %s', (agent, name) => {
  expect(deviceIn(agent)).toBe(name);
});

test('a refusal is put into words, also one that is not known', () => {
  expect(sayRefusal(online, 'nameTaken')).toBe(online.faults.nameTaken);
  expect(sayRefusal(online, 'somethingNew')).toBe(online.faults.internal);
});

test('a query leaves out empty values', () => {
  expect(queryOf({ power: 'pan', player: undefined, limit: 5, result: '' })).toBe('?power=pan&limit=5');
  expect(queryOf({})).toBe('');
});
