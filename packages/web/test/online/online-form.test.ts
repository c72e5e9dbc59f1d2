import { seededRandom } from '@oia/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { withPersons } from '../../src/new-game/form-tables.ts';
import { changeForm } from '../../src/new-game/form-validation.ts';
import { DEFAULT_FORM } from '../../src/new-game/game-form.ts';
import {
  asOnline,
  lastTerms,
  type OnlineTerms,
  rememberTerms,
  termsOf,
  whyUnrated,
} from '../../src/pages/new/online/online-terms.ts';
import { device } from '../../src/storage/device.ts';

const TERMS: OnlineTerms = { control: { kind: 'days', days: 3 }, isOpen: true, isRated: true, hasChat: false };

beforeEach(() => device.remove('oia.room'));

describe('a game on the server', () => {
  test('is for online players, who bring their own names', () => {
    const named = { ...DEFAULT_FORM, seats: DEFAULT_FORM.seats.map((seat) => ({ ...seat, name: 'Ann' })) };
    const terms = termsOf(asOnline(named), TERMS, seededRandom(1));
    expect(terms.ok && terms.value).toMatchObject({ control: TERMS.control, isOpen: true, hasChat: false });
    expect(terms.ok && terms.value.setup.seats).toEqual([
      { name: '', player: 'remote' },
      { name: '', player: 'remote' },
    ]);
  });

  test('may have computers, and then is not rated', () => {
    const form = withPersons(changeForm(asOnline(DEFAULT_FORM), { players: 3 }), 2);
    const terms = termsOf(form, TERMS, seededRandom(1));
    expect(terms.ok && terms.value.setup.seats.map(({ player }) => player)).toEqual(['remote', 'remote', 1]);
    expect(whyUnrated(form, TERMS, true)).toBe('ratedClock');
  });

  test('is rated between two accounts with clocks', () => {
    const form = asOnline(DEFAULT_FORM);
    expect(whyUnrated(form, TERMS, true)).toBe(undefined);
    expect(whyUnrated(form, TERMS, false)).toBe('ratedAccount');
    expect(whyUnrated(form, { ...TERMS, control: { kind: 'unlimited' } }, true)).toBe('ratedClock');
  });

  test('that cannot be played reports why', () => {
    const missing = changeForm(asOnline(DEFAULT_FORM), { players: 3, way: 'chosen', powers: ['pan'] });
    expect(termsOf(missing, TERMS, seededRandom(1)).ok).toBe(false);
  });
});

describe('the last terms', () => {
  test('are offered again', () => {
    rememberTerms(TERMS);
    expect(lastTerms()).toEqual(TERMS);
  });

  test.each(['', '[]', '{"control":{"kind":"live","base":1,"increment":0},"isOpen":1}'])('but %j is not', (text) => {
    device.write('oia.room', text);
    expect(lastTerms()).toMatchObject({ control: { kind: 'unlimited' }, isOpen: false });
  });
});
