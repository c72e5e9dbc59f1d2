import { HOUSE_RULES } from '@oia/rules';
import type { TableSetup } from '@oia/table';
import { afterEach, describe, expect, test } from 'vitest';
import { isUsual } from '../src/new-game/form-summary.ts';
import { personsIn, TABLES, tableIn, withPersons, withTable } from '../src/new-game/form-tables.ts';
import { faultIn, tableOf } from '../src/new-game/form-to-setup.ts';
import { changeForm } from '../src/new-game/form-validation.ts';
import { DEFAULT_FORM, type GameForm, GOD_SETS, seatsAt } from '../src/new-game/game-form.ts';
import { DEFAULT_FORMS } from '../src/new-game/player-presets.ts';
import { changeFor, houseRulesFor, POWER_CHOICES } from '../src/new-game/power-choices.ts';
import { getsSimpleDeals, initialForm, rememberForm } from '../src/new-game/saved-form.ts';
import { device } from '../src/storage/device.ts';

const changed = (change: Partial<GameForm>): GameForm => changeForm(DEFAULT_FORM, change);
const playersOf = (form: GameForm) => seatsAt(form).map(({ player }) => player);

describe('the choice of players', () => {
  test.each(TABLES)('%s can be chosen from every other table, and be played', (table) => {
    for (const before of TABLES) {
      const form = withTable(withTable(DEFAULT_FORM, before), table);
      expect(tableIn(form)).toBe(table);
      expect(faultIn(form)).toBeUndefined();
    }
  });

  test('against the computer, with a friend, or between computers', () => {
    expect(playersOf(withTable(DEFAULT_FORM, 'computer'))).toEqual(['person', 1]);
    expect(playersOf(withTable(DEFAULT_FORM, 'friends'))).toEqual(['person', 'person']);
    expect(playersOf(withTable(DEFAULT_FORM, 'watch'))).toEqual([1, 1]);
    expect(playersOf(withTable(DEFAULT_FORMS.friends, 'three'))).toEqual(['person', 'person', 'person']);
    expect(playersOf(withTable(withTable(DEFAULT_FORM, 'watch'), 'four'))).toEqual(['person', 1, 1, 1]);
  });

  test('players stay when the table changes, with name, level and seat', () => {
    const seats = [
      { name: '', player: 6 } as const,
      { name: 'Ben', player: 'person' } as const,
      ...DEFAULT_FORM.seats.slice(2),
    ];
    const form = changed({ seats });
    expect(withTable(form, 'computer')).toEqual(form);
    expect(seatsAt(withTable(form, 'watch'))).toEqual([
      { name: '', player: 6 },
      { name: '', player: 6 },
    ]);
    expect(seatsAt(withTable(form, 'friends'))).toEqual([
      { name: '', player: 'person' },
      { name: 'Ben', player: 'person' },
    ]);
  });

  test('any number of people among three and four', () => {
    for (const table of ['three', 'four'] as const) {
      const form = withTable(DEFAULT_FORM, table);
      for (let persons = 0; persons <= form.players; persons++) {
        expect(personsIn(withPersons(form, persons))).toBe(persons);
      }
    }
  });
});

describe('the choice of powers', () => {
  test.each(POWER_CHOICES)('%s can be chosen', (choice) => {
    const form = changed(changeFor(choice, DEFAULT_FORM));
    expect(faultIn(form)).toBeUndefined();
    expect(form.way).toBe(choice === 'simple' ? 'random' : choice);
  });

  test('simple powers, and all sets again after them', () => {
    const simple = changed(changeFor('simple', DEFAULT_FORM));
    expect(simple.sets).toEqual(['simple']);
    expect(changeForm(simple, changeFor('random', simple)).sets).toEqual(GOD_SETS);
    const heroes = changed({ way: 'random', sets: ['hero'] });
    expect(changeFor('random', heroes).sets).toEqual(['hero']);
  });

  test('house rules are offered only for powers that may be dealt or chosen', () => {
    expect(houseRulesFor(DEFAULT_FORM)).toEqual([]);
    expect(houseRulesFor(changed({ way: 'random', sets: ['simple'] }))).toEqual([]);
    const ofPowers = HOUSE_RULES.filter((rule) => rule !== 'fleeceHeroes');
    expect(houseRulesFor(changed({ way: 'random' }))).toEqual(ofPowers);
    expect(houseRulesFor(changed({ way: 'draft' }))).toEqual(ofPowers);
    expect(houseRulesFor(changed({ way: 'chosen', isFleece: true, card: 'pan' }))).toEqual(['fleeceHeroes']);
    expect(houseRulesFor(changed({ way: 'draft', isFleece: true }))).toEqual(HOUSE_RULES);
    expect(houseRulesFor(changed({ way: 'chosen', powers: ['pan', 'bia'] }))).toEqual(['biaPerimeter']);
    expect(houseRulesFor(changed({ way: 'chosen', powers: ['pan', 'atlas'] }))).toEqual([]);
  });
});

describe('a newcomer', () => {
  afterEach(() => {
    for (const key of ['oia.new-game.started', 'oia.table', 'oia.new-game.computer']) device.remove(key);
  });

  function start(form: GameForm): TableSetup {
    const table = tableOf(form, Math.random);
    if (!table.ok) throw new Error(table.error.code);
    rememberForm(form, table.value);
    return table.value;
  }

  test('is dealt simple powers until a few games were started', () => {
    expect(withTable(initialForm([]), 'three')).toMatchObject({ way: 'random', sets: ['simple'] });
    for (let games = 0; games < 3; games++) {
      expect(getsSimpleDeals()).toBe(true);
      start(DEFAULT_FORM);
    }
    expect(getsSimpleDeals()).toBe(false);
    expect(withTable(initialForm([]), 'three')).toMatchObject({ way: 'random', sets: GOD_SETS });
  });

  test('keeps their own choice of sets', () => {
    const all = changed({ way: 'random', sets: GOD_SETS });
    device.write('oia.table', JSON.stringify(start(all)));
    expect(getsSimpleDeals()).toBe(true);
    expect(initialForm([])).toEqual(all);
  });
});

test('only changed options open the other options', () => {
  expect(isUsual(DEFAULT_FORM)).toBe(true);
  expect(isUsual(changed({ way: 'random', sets: ['simple'] }))).toBe(true);
  expect(isUsual(changed({ start: 1 }))).toBe(false);
  expect(isUsual(changed({ house: ['biaPerimeter'] }))).toBe(false);
  expect(isUsual(changed({ seats: [{ name: 'Anna', player: 'person' }, ...DEFAULT_FORM.seats.slice(1)] }))).toBe(false);
});
