import { seededRandom } from '@oia/rules';
import { rematchOf, type TableSetup } from '@oia/table';
import { afterEach, describe, expect, test } from 'vitest';
import { FIRST_WISH, type Wish } from '../src/pages/new/wish.ts';
import { changeWish } from '../src/pages/new/wish-changes.ts';
import { FIRST_WISHES } from '../src/pages/new/wish-kinds.ts';
import { baseFor, lastWish, latestWish, rememberWish } from '../src/pages/new/wish-memory.ts';
import { tableOf } from '../src/pages/new/wish-table.ts';
import { device } from '../src/storage/device.ts';

const LAST_TABLE = 'oia.table';
const KEYS = [LAST_TABLE, 'oia.wish.computer', 'oia.wish.friends', 'oia.wish.watch'];

afterEach(() => {
  for (const key of KEYS) device.remove(key);
});

/** As a game that begins keeps its table. */
const sit = (table: TableSetup): void => void device.write(LAST_TABLE, JSON.stringify(table));

function play(wish: Wish): TableSetup {
  const table = tableOf(wish, seededRandom(1));
  if (!table.ok) throw new Error(table.error.code);
  rememberWish(wish, table.value);
  sit(table.value);
  return table.value;
}

const random = changeWish(FIRST_WISH, { way: 'random', sets: ['simple'] });

describe('the last wish', () => {
  test('is the first one where nothing was played', () => {
    expect(latestWish()).toEqual(FIRST_WISH);
    expect(lastWish('watch')).toEqual(FIRST_WISHES.watch);
  });
  test('remembers that powers were dealt, not which', () => {
    play(random);
    expect(latestWish()).toEqual(random);
  });
  test('survives a rematch', () => {
    sit(rematchOf(play(random), 0));
    expect(lastWish('computer')).toEqual(random);
  });
  test('is kept for each kind of table', () => {
    play(random);
    play(FIRST_WISHES.friends);
    expect(lastWish('computer')).toEqual(random);
    expect(latestWish().seats[1]?.player).toBe('person');
  });
  test('lets somebody play who has only watched', () => {
    play(FIRST_WISHES.watch);
    expect(latestWish().seats[0]?.player).toBe('medium');
    expect(baseFor(['pan']).seats[0]?.player).toBe('person');
    expect(baseFor([]).seats[0]?.player).toBe('medium');
  });
  test('follows a game that was started elsewhere', () => {
    const table = play(random);
    sit({ ...table, way: { kind: 'match', options: { players: 2, powers: ['pan', 'atlas'], start: 0 } } });
    expect(lastWish('computer')).toMatchObject({ way: 'chosen', powers: ['pan', 'atlas'] });
  });
  test.each(['', 'nonsense', '{}', '{"wish":{"players":7},"table":{"seats":[]}}', '{"wish":null}'])(
    'is the first one where what is kept makes no sense: %s',
    (text) => {
      device.write('oia.wish.computer', text);
      expect(lastWish('computer')).toEqual(FIRST_WISH);
    },
  );
});
