import { seededRandom } from '@oia/rules';
import { rematchOf, type TableSetup } from '@oia/table';
import { afterEach, describe, expect, test } from 'vitest';
import { tableOf } from '../src/new-game/form-to-setup.ts';
import { changeForm } from '../src/new-game/form-validation.ts';
import { DEFAULT_FORM, type GameForm } from '../src/new-game/game-form.ts';
import { DEFAULT_FORMS } from '../src/new-game/player-presets.ts';
import { initialForm, lastForm, latestForm, rememberForm } from '../src/new-game/saved-form.ts';
import { device } from '../src/storage/device.ts';

const LAST_TABLE = 'oia.table';
const KEYS = [LAST_TABLE, 'oia.new-game.computer', 'oia.new-game.friends', 'oia.new-game.watch'];

afterEach(() => {
  for (const key of KEYS) device.remove(key);
});

/** Stores the table as the start of a game does. */
const storeTable = (table: TableSetup): void => void device.write(LAST_TABLE, JSON.stringify(table));

function play(form: GameForm): TableSetup {
  const table = tableOf(form, seededRandom(1));
  if (!table.ok) throw new Error(table.error.code);
  rememberForm(form, table.value);
  storeTable(table.value);
  return table.value;
}

const random = changeForm(DEFAULT_FORM, { way: 'random', sets: ['simple'] });

describe('the last form', () => {
  test('is the default if nothing was played', () => {
    expect(latestForm()).toEqual(DEFAULT_FORM);
    expect(lastForm('watch')).toEqual(DEFAULT_FORMS.watch);
  });
  test('remembers that powers were dealt, not which', () => {
    play(random);
    expect(latestForm()).toEqual(random);
  });
  test('survives a rematch', () => {
    storeTable(rematchOf(play(random), 0));
    expect(lastForm('computer')).toEqual(random);
  });
  test('is stored for each kind of players', () => {
    play(random);
    play(DEFAULT_FORMS.friends);
    expect(lastForm('computer')).toEqual(random);
    expect(latestForm().seats[1]?.player).toBe('person');
  });
  test('lets a user play a power after watching', () => {
    play(DEFAULT_FORMS.watch);
    expect(latestForm().seats[0]?.player).toBe(5);
    expect(initialForm(['pan']).seats[0]?.player).toBe('person');
    expect(initialForm([]).seats[0]?.player).toBe(5);
  });
  test('follows a game that was started without the form', () => {
    const table = play(random);
    storeTable({ ...table, way: { kind: 'match', options: { players: 2, powers: ['pan', 'atlas'], start: 0 } } });
    expect(lastForm('computer')).toMatchObject({ way: 'chosen', powers: ['pan', 'atlas'] });
  });
  test('reads the levels of earlier versions', () => {
    play(random);
    for (const key of KEYS) device.write(key, (device.read(key) ?? '').replaceAll('"player":1', '"player":"hard"'));
    expect(latestForm().way).toBe('random');
    expect(latestForm().seats.map(({ player }) => player)).toEqual(['person', 8, 8, 8]);
  });
  test.each(['', 'nonsense', '{}', '{"form":{"players":7},"table":{"seats":[]}}', '{"form":null}'])(
    'is the first one where what is kept makes no sense: %s',
    (text) => {
      device.write('oia.new-game.computer', text);
      expect(lastForm('computer')).toEqual(DEFAULT_FORM);
    },
  );
});
