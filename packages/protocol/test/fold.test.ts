import type { TableView } from '@oia/table';
import { expect, test } from 'vitest';
import { applyRoomEvents } from '../src/fold.ts';
import type { RoomEvent, RoomView } from '../src/room-view.ts';

const TABLE: TableView = {
  version: 1,
  seats: [],
  looks: [0, 1, 2],
  draft: undefined,
  game: undefined,
  device: { holder: 'spectator', next: undefined },
  drawOffer: undefined,
  isPaused: false,
  isEngineLost: false,
  hint: undefined,
  rematch: undefined,
};

const PAUSED = { kind: 'paused', version: 2, at: 0, isPaused: true } as const;

const SETUP: RoomView['setup'] = {
  seats: [
    { name: 'Anna', player: 'remote' },
    { name: 'Ben', player: 'remote' },
  ],
  looks: [0, 1, 2],
  way: { kind: 'match', options: { players: 2 } },
};

const VIEW: RoomView = {
  id: 'abcdefgh',
  version: 1,
  stage: 'waiting',
  sittings: [],
  setup: SETUP,
  control: { kind: 'unlimited' },
  isRated: false,
  isOpen: true,
  hasChat: true,
  pool: 'none',
  isOpener: false,
  clock: { left: [] },
  chat: [],
};

const after = (view: RoomView, ...events: readonly RoomEvent[]): RoomView => applyRoomEvents(view, 2, events);

test('events lead to a version', () => {
  expect(after(VIEW)).toEqual({ ...VIEW, version: 2 });
});

test('facts come as a whole: a fact that is no longer named is over', () => {
  const takeBack = { by: 0, asked: [1] };
  const offered = after(VIEW, { kind: 'facts', facts: { stage: 'playing', sittings: [], takeBack } });
  expect(offered).toMatchObject({ stage: 'playing', takeBack });
  const ended = after(offered, { kind: 'facts', facts: { stage: 'over', sittings: [] } });
  expect(ended.stage).toBe('over');
  expect(ended).not.toHaveProperty('takeBack');
});

test('a game that begins has a table, and events of the table change it', () => {
  expect(after(VIEW, { kind: 'table', events: [PAUSED] }).table).toBeUndefined();
  const begun = after(VIEW, { kind: 'started', setup: SETUP, table: TABLE });
  expect(begun.table).toBe(TABLE);
  const paused = after(begun, { kind: 'table', events: [PAUSED] });
  expect(paused.table).toEqual({ ...TABLE, version: 2, isPaused: true });
});

test('clocks are replaced, lines of chat are added, a set-up changes', () => {
  const line = { seat: 1, name: 'Ben', said: { phrase: 'hello' }, at: 7 } as const;
  const setup = { ...SETUP, seats: SETUP.seats.slice(0, 1) };
  const changed = after(
    VIEW,
    { kind: 'clock', clock: { left: [5, 6], running: 0 } },
    { kind: 'said', line },
    { kind: 'said', line },
    { kind: 'setup', setup },
  );
  expect(changed.clock).toEqual({ left: [5, 6], running: 0 });
  expect(changed.chat).toEqual([line, line]);
  expect(changed.setup).toBe(setup);
});
