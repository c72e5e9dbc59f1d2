import {
  clashes,
  createMatch,
  Draft,
  type MatchOptions,
  POWER_LIST,
  type PowerSet,
  powerById,
  type Result,
  SETS,
  seededRandom,
} from '@oia/rules';
import type { TableSetup } from '@oia/table';
import type { PowerId } from '@oia/texts';
import { describe, expect, test } from 'vitest';
import { faultIn, tableOf } from '../src/new-game/form-to-setup.ts';
import {
  changeForm,
  dealMissing,
  meetingsOf,
  startOf,
  validatePower,
  validateStart,
} from '../src/new-game/form-validation.ts';
import { DEFAULT_FORM, type GameForm, PLAYER_COUNTS, POWER_WAYS } from '../src/new-game/game-form.ts';
import { formOf, formWith, kindOf, levelIn, withLevel } from '../src/new-game/player-presets.ts';

const changed = (change: Partial<GameForm>): GameForm => changeForm(DEFAULT_FORM, change);
const chosen = (...powers: (PowerId | undefined)[]): GameForm =>
  changed({ way: 'chosen', players: powers.length as GameForm['players'], powers });

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.code} ${result.error.at}`);
  return result.value;
}

const table = (form: GameForm, seed = 1): TableSetup => value(tableOf(form, seededRandom(seed)));

function matchOf(form: GameForm, seed = 1): MatchOptions {
  const { way } = table(form, seed);
  if (way.kind !== 'match') throw new Error('no match was agreed');
  return way.options;
}

function draftOf(form: GameForm, seed = 1): Draft {
  const { way } = table(form, seed);
  if (way.kind !== 'draft') throw new Error('no draft was agreed');
  return new Draft(way.options);
}

const pairs = POWER_LIST.flatMap((a, i) => POWER_LIST.slice(i + 1).map((b) => [a, b] as const));

describe('the default form', () => {
  test("is a person against the computer's lowest level without powers", () => {
    const { seats, way } = table(DEFAULT_FORM);
    expect(seats.map(({ player }) => player)).toEqual(['person', 1]);
    expect(way).toMatchObject({ kind: 'match', options: { players: 2, repetition: false } });
    expect(matchOf(DEFAULT_FORM).powers).toBeUndefined();
  });
  test('starts with either player', () => {
    const starts = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => matchOf(DEFAULT_FORM, seed).start);
    expect(new Set(starts)).toEqual(new Set([0, 1]));
  });
});

describe('every combination of players, way, fleece and sets', () => {
  const combinations = PLAYER_COUNTS.flatMap((players) =>
    POWER_WAYS.flatMap((way) =>
      [false, true].flatMap((isFleece) =>
        SETS.flatMap((set) =>
          (isFleece ? [[], ['fleeceHeroes' as const]] : [[]]).map((house) => ({
            players,
            way,
            isFleece,
            house,
            sets: [set] as readonly PowerSet[],
          })),
        ),
      ),
    ),
  );
  test.each(combinations)('$players players, $way, fleece $isFleece $house, $sets', (change) => {
    const form = dealMissing(changed(change), seededRandom(3));
    const made = tableOf(form, seededRandom(7));
    expect(made).toMatchObject({ ok: true });
    const { way, seats } = value(made);
    expect(seats).toHaveLength(change.players);
    if (way.kind === 'match') expect(createMatch(way.options)).toMatchObject({ ok: true });
    else expect(new Draft(way.options).legalSteps().length).toBeGreaterThan(1);
  });

  test.each(combinations.filter(({ way }) => way === 'draft'))(
    'a draft is never stuck: $players players, fleece $isFleece $house, $sets',
    (change) => {
      for (const isLimited of change.players === 2 ? [false, true] : [false]) {
        const random = seededRandom(11);
        let draft = draftOf(changed({ ...change, isLimited }));
        while (!draft.isDone) {
          const steps = draft.legalSteps();
          const step = steps[Math.floor(random() * steps.length)];
          if (!step) throw new Error('nothing can be offered');
          draft = value(draft.play(step));
        }
        expect(draft.match()).toMatchObject({ ok: true });
      }
    },
  );
});

describe('incompatible choices are reset', () => {
  test('three and four players always have powers', () => {
    expect(changed({ players: 3 }).way).toBe('random');
    expect(changed({ players: 4, way: 'none' }).way).toBe('random');
  });
  test('the Fleece is for two players, with an allowed card', () => {
    expect(changed({ way: 'random', isFleece: true }).isFleece).toBe(true);
    expect(changed({ way: 'none', isFleece: true }).isFleece).toBe(false);
    expect(changed({ way: 'random', players: 3, isFleece: true }).isFleece).toBe(false);
    expect(powerById(changed({ card: 'athena' }).card)?.fleece).toBe(true);
  });
  test('heroes are removed for three players', () => {
    expect(changed({ way: 'random', sets: ['hero'] }).sets).toEqual(['hero']);
    expect(changed({ way: 'random', sets: ['hero'], players: 3 }).sets).not.toContain('hero');
    expect(changeForm(chosen('achilles', 'apollo'), { players: 3 }).powers).toEqual([undefined, 'apollo', undefined]);
  });
  test('a banned pair stays only with override', () => {
    const both = changed({ way: 'chosen', override: true, powers: ['aphrodite', 'nemesis'] });
    expect(both.powers).toEqual(['aphrodite', 'nemesis']);
    expect(changeForm(both, { override: false }).powers).toEqual(['aphrodite', undefined]);
  });
  test('a removed player is neither Start Player nor Challenger', () => {
    const four = changed({ players: 4, start: 3, challenger: 2 });
    expect(changeForm(four, { players: 2 })).toMatchObject({ start: 'random', challenger: 'random' });
  });
});

describe('validation agrees with the rules', () => {
  test.each([false, true])('about every pair, override %s', (override) => {
    for (const [a, b] of pairs) {
      const form = changed({ way: 'chosen', override, powers: [a.id] });
      const match = createMatch({ players: 2, powers: [a.id, b.id], override });
      expect([a.id, b.id, validatePower(form, 1, b.id) === undefined]).toEqual([a.id, b.id, match.ok]);
    }
  });
  test.each(PLAYER_COUNTS)('about %s players', (players) => {
    const form = changed({ way: 'chosen', players });
    for (const { id, players: made } of POWER_LIST) {
      const error = validatePower(form, 0, id);
      expect(error?.code).toBe(made.includes(players) ? undefined : 'players');
    }
  });
  test('and names the fault', () => {
    expect(validatePower(chosen('hecate', undefined), 1, 'circe')).toEqual({ code: 'refused', other: 'hecate' });
    expect(validatePower(chosen('hades', undefined), 1, 'pan')).toEqual({ code: 'banned', other: 'hades' });
    expect(validatePower(chosen('hades', undefined), 1, 'hades')).toEqual({ code: 'taken', seat: 0 });
    expect(validatePower(chosen('hades', undefined), 0, 'hades')).toBeUndefined();
    expect(validatePower(chosen('hades', undefined, undefined), 2, 'clio')).toBeUndefined();
  });
});

describe('chosen powers', () => {
  test('two players may have no power, one or two', () => {
    expect(matchOf(chosen('apollo', undefined)).powers).toEqual(['apollo', 'none']);
    expect(matchOf(chosen(undefined, undefined)).powers).toEqual(['none', 'none']);
    expect(matchOf(chosen('achilles', 'apollo')).powers).toEqual(['achilles', 'apollo']);
  });
  test('three players need a power each', () => {
    expect(faultIn(chosen('apollo', undefined, 'pan'))).toMatchObject({ code: 'badCount' });
    expect(faultIn(chosen('apollo', 'atlas', 'pan'))).toBeUndefined();
  });
  test('missing powers are dealt without clashes', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { powers } = dealMissing(chosen('nemesis', undefined, undefined), seededRandom(seed));
      const [a, b, c] = powers.map((id) => powerById(id ?? ''));
      if (!a || !b || !c) throw new Error('a power is missing');
      expect([a.id, clashes(a, b) || clashes(a, c) || clashes(b, c)]).toEqual(['nemesis', false]);
    }
  });
  test('pairs that should not meet are reported', () => {
    const banned = changed({ way: 'chosen', override: true, powers: ['aphrodite', 'nemesis'] });
    expect(meetingsOf(banned)).toEqual([{ powers: ['aphrodite', 'nemesis'], kind: 'banned' }]);
    expect(meetingsOf(chosen('hecate', 'siren'))).toEqual([{ powers: ['hecate', 'siren'], kind: 'odd' }]);
    expect(meetingsOf(chosen('apollo', 'siren'))).toEqual([]);
    expect(matchOf(banned).override).toBe(true);
  });
  test('the card beside the Ram has no owner', () => {
    const options = matchOf(changed({ way: 'chosen', isFleece: true, card: 'pan', powers: ['apollo', 'atlas'] }));
    expect(options.fleece).toBe('pan');
    expect(options.powers).toBeUndefined();
  });
});

describe('heroes in the Golden Fleece', () => {
  const withHeroes: Partial<GameForm> = { way: 'chosen', isFleece: true, card: 'pan', house: ['fleeceHeroes'] };

  test('are chosen for both players', () => {
    const form = changed({ ...withHeroes, powers: ['jason', 'medea'] });
    expect(matchOf(form)).toMatchObject({ fleece: 'pan', powers: ['jason', 'medea'], house: { fleeceHeroes: true } });
    expect(faultIn(changed({ ...withHeroes, powers: ['jason'] }))).toMatchObject({ code: 'heroMissing' });
  });

  test('are all that may be chosen, and all that is dealt', () => {
    expect(changed({ ...withHeroes, powers: ['jason', 'zeus'] }).powers).toEqual(['jason', undefined]);
    expect(validatePower(changed(withHeroes), 0, 'zeus')).toEqual({ code: 'hero' });
    const { powers } = dealMissing(changed(withHeroes), seededRandom(1));
    expect(powers.slice(0, 2).map((id) => powerById(id ?? '')?.set)).toEqual(['hero', 'hero']);
  });

  test('the rule is removed without the Golden Fleece', () => {
    expect(matchOf(changed({ way: 'random', house: ['fleeceHeroes', 'limusAnyDome'] })).house).toEqual({
      limusAnyDome: true,
    });
  });
});

describe('the Start Player', () => {
  test('is the chosen player', () => {
    expect(matchOf({ ...chosen('apollo', 'atlas', 'pan'), start: 2 }).start).toBe(2);
  });
  test('is the player who has to place first', () => {
    const form: GameForm = { ...chosen('apollo', 'bia'), start: 0 };
    expect(startOf(form)).toBe(1);
    expect(validateStart(form, 0)).toEqual({ code: 'mustStart', power: 'bia' });
    expect(validateStart(form, 'random')).toEqual({ code: 'mustStart', power: 'bia' });
    expect(validateStart(form, 1)).toBeUndefined();
    expect(value(createMatch(matchOf(form))).start).toBe(1);
  });
  test('is never a player who places last', () => {
    const form: GameForm = { ...chosen('hecate', 'apollo', 'pan'), start: 'random' };
    expect(validateStart(form, 0)).toEqual({ code: 'cannotStart', power: 'hecate' });
    const starts = Array.from({ length: 20 }, (_, seed) => matchOf(form, seed).start);
    expect(new Set(starts)).toEqual(new Set([1, 2]));
  });
  test('agrees with the rules, for every pair and form', () => {
    for (const [a, b] of pairs) {
      const form = changed({ way: 'chosen', override: true, powers: [a.id, b.id] });
      for (const start of [0, 1]) {
        const options = matchOf({ ...form, start }, 5);
        expect([a.id, b.id, value(createMatch(options)).start]).toEqual([a.id, b.id, options.start]);
      }
    }
  });
});

describe('dealt and drafted powers', () => {
  test('come from the chosen sets, without secrets if these are excluded', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { powers = [] } = matchOf(changed({ way: 'random', players: 3, sets: ['fleece'], isOpen: true }), seed);
      expect(new Set(powers).size).toBe(3);
      for (const id of powers) {
        expect(powerById(id)).toMatchObject({ set: 'fleece' });
        expect(['hecate', 'moerae', 'tartarus', 'chaos']).not.toContain(id);
      }
    }
  });
  test('a limited choice has twice the offer and two more', () => {
    expect(draftOf(changed({ way: 'draft', isLimited: true })).options.pool).toHaveLength(6);
    expect(draftOf(changed({ way: 'draft', players: 4, isLimited: true })).options.pool).toHaveLength(10);
  });
  test('too few powers are a fault, not a crash', () => {
    const form = changed({ way: 'draft', players: 4, isLimited: true, sets: ['simple'], isOpen: true });
    const few: GameForm = { ...form, sets: ['hero'] };
    expect(faultIn(few)).toMatchObject({ code: 'badCount' });
  });
  test('the Challenger is the chosen player', () => {
    expect(draftOf(changed({ way: 'draft', players: 3, challenger: 2 })).options.challenger).toBe(2);
  });
  test('a draft for the Fleece offers two allowed cards', () => {
    const draft = draftOf(changed({ way: 'draft', isFleece: true }));
    expect(draft.options.fleece).toBe(true);
    for (const step of draft.legalSteps()) {
      if (step.kind === 'offer') expect(powerById(step.power)?.fleece).toBe(true);
    }
  });
});

describe('a form and its table', () => {
  test('house rules, repetition, looks and names reach the table', () => {
    const seats = DEFAULT_FORM.seats.map((seat, i) => ({ ...seat, name: `N${i}` }));
    const made = table(changed({ house: ['biaPerimeter'], repetition: true, looks: [2, 0, 1], seats }));
    expect(made.looks).toEqual([2, 0, 1]);
    expect(made.seats.map(({ name }) => name)).toEqual(['N0', 'N1']);
    expect(made.way.options).toMatchObject({ house: { biaPerimeter: true }, repetition: true });
  });
  test.each<[string, Partial<GameForm>]>([
    ['none', { way: 'none', start: 1 }],
    ['chosen', { way: 'chosen', powers: ['apollo', 'hermes', 'pan'], players: 3, start: 0, house: ['limusAnyDome'] }],
    ['fleece', { way: 'chosen', isFleece: true, card: 'zeus', start: 1, repetition: true }],
    [
      'fleece with heroes',
      { way: 'chosen', isFleece: true, card: 'pan', powers: ['jason', 'medea'], house: ['fleeceHeroes'] },
    ],
    ['draft with heroes', { way: 'draft', isFleece: true, isLimited: true, house: ['fleeceHeroes'] }],
    ['draft', { way: 'draft', players: 4, challenger: 3, isLimited: true }],
  ])('a table leads back to its form: %s', (_name, change) => {
    const made = table(changed(change));
    expect(formOf(made)).toMatchObject(change);
    expect(formOf(JSON.parse(JSON.stringify(made)))).toMatchObject(change);
  });
  test('has the kind of its players', () => {
    expect(kindOf(table(DEFAULT_FORM).seats)).toBe('computer');
    expect(kindOf([{ name: '', player: 8 }])).toBe('watch');
    expect(kindOf([{ name: '', player: 'person' }])).toBe('friends');
    expect(levelIn(withLevel(DEFAULT_FORM, 8))).toBe(8);
    expect(withLevel(DEFAULT_FORM, 8).seats[0]?.player).toBe('person');
  });
});

describe('powers in an address', () => {
  test('are given to the seats in order', () => {
    expect(formWith(DEFAULT_FORM, ['nemesis', 'siren'], seededRandom(1))).toMatchObject({
      way: 'chosen',
      players: 2,
      powers: ['nemesis', 'siren'],
    });
    expect(formWith(DEFAULT_FORM, ['pan', 'atlas', 'zeus'], seededRandom(1)).players).toBe(3);
  });
  test('a single one gets an opponent it may meet', () => {
    const form = formWith(changed({ players: 4 }), ['achilles'], seededRandom(1));
    expect(form).toMatchObject({ players: 2, way: 'chosen' });
    expect(form.powers[0]).toBe('achilles');
    expect(faultIn(form)).toBeUndefined();
    expect(form.powers[1]).toBeDefined();
  });
  test('unknown or missing ones change nothing', () => {
    expect(formWith(DEFAULT_FORM, ['zorro'], seededRandom(1))).toBe(DEFAULT_FORM);
    expect(formWith(DEFAULT_FORM, [], seededRandom(1))).toBe(DEFAULT_FORM);
  });
});
