import { POWER_LIST } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { gameWords } from '../src/fr/game-words.ts';
import { en, LANGUAGES, loadGameWords, loadWords, sayReason } from '../src/index.ts';
import { loadTranslation } from '../src/languages.ts';
import { completed, completedGame, isComplete, type Translation } from '../src/translation.ts';

const without = <Words extends object>(words: Words, key: keyof Words): Partial<Words> =>
  Object.fromEntries(Object.entries(words).filter(([name]) => name !== key)) as Partial<Words>;

describe('words that are not translated yet', async () => {
  const french = await loadTranslation('fr');
  const { powersPage } = french.ui;
  const { whirlpools: _, ...withoutWhirlpools } = powersPage.onCardFields;
  const partial: Translation = {
    ...french,
    powers: without(french.powers, 'charybdis'),
    reasonsByPower: { ...french.reasonsByPower, needsPower: without(french.reasonsByPower.needsPower, 'charybdis') },
    cardNotes: without(french.cardNotes, 'whirlpools'),
    tokens: without(french.tokens, 'whirlpools'),
    ui: {
      ...french.ui,
      powersPage: { ...powersPage, onCardFields: withoutWhirlpools },
    },
  };
  const words = completed(partial, en);

  test('the text of a power is English, and says so', () => {
    expect(words.powers.charybdis).toEqual({ ...en.powers.charybdis, language: 'en' });
  });

  test('a power whose name alone is translated keeps it', () => {
    const named = completed({ ...french, powers: { ...french.powers, charybdis: { name: 'Charybde' } } }, en);
    expect(named.powers.charybdis).toEqual({ ...en.powers.charybdis, name: 'Charybde', language: 'en' });
  });

  test('what lies on a card or on the board is English', () => {
    expect(words.cardNotes.whirlpools).toBe(en.cardNotes.whirlpools);
    expect(words.tokens.whirlpools).toBe(en.tokens.whirlpools);
    expect(words.ui.powersPage.onCardFields.whirlpools).toBe(en.ui.powersPage.onCardFields.whirlpools);
  });

  test('what only one power is refused for is said in general words of the language', () => {
    const reason = { code: 'needsPower', square: 'c4', power: 'charybdis' } as const;
    expect(sayReason(words, reason)).toBe(french.reasons.needsPower(reason));
  });

  test('everything else stays', () => {
    expect(words.powers.pan).toEqual(french.powers.pan);
    expect(words.cardNotes.coins).toBe(french.cardNotes.coins);
    expect(words.steps).toBe(french.steps);
  });
});

test('a game is told in English words where there are no others', () => {
  const words = completedGame({
    ...gameWords,
    powers: without(gameWords.powers, 'charybdis'),
    cardNotes: without(gameWords.cardNotes, 'whirlpools'),
    tokens: without(gameWords.tokens, 'whirlpools'),
  });
  expect(words.powers).toMatchObject({ ...gameWords.powers, charybdis: { name: en.powers.charybdis.name } });
  expect(Object.keys(words.powers)).toHaveLength(Object.keys(en.powers).length);
  expect(words.cardNotes).toMatchObject({ ...gameWords.cardNotes, whirlpools: en.cardNotes.whirlpools });
  expect(words.tokens).toMatchObject({ ...gameWords.tokens, whirlpools: en.tokens.whirlpools });
});

describe('English is needed for a language', () => {
  const { powersPage } = en.ui;
  const { whirlpools: _, ...onCardFields } = powersPage.onCardFields;
  const { name, ...unnamed } = en.powers.pan;

  test.each<[string, Partial<Translation>]>([
    ['a power', { powers: without(en.powers, 'pan') }],
    ['the text of a power', { powers: { ...en.powers, pan: { name } } }],
    ['the name of a power', { powers: { ...en.powers, pan: unnamed } }],
    ['a card note', { cardNotes: without(en.cardNotes, 'whirlpools') }],
    ['a token', { tokens: without(en.tokens, 'whirlpools') }],
    ['a field on the page of powers', { ui: { ...en.ui, powersPage: { ...powersPage, onCardFields } } }],
  ])('that lacks %s', (_what, lacking) => {
    expect(isComplete({ ...en, ...lacking })).toBe(false);
  });

  test('and for no other', () => {
    expect(isComplete(en)).toBe(true);
  });
});

test.each(LANGUAGES)('in %s the words of a game are those of the whole catalogue', async (language) => {
  const [game, { powers, ...all }] = await Promise.all([loadGameWords(language), loadWords(language)]);
  const { powers: names, ui, ...rest } = game;
  expect(all).toMatchObject(rest);
  expect(all.ui).toMatchObject(ui);
  expect(powers).toMatchObject(names);
});

test.each(LANGUAGES)('in %s exactly the powers without a translation are marked as English', async (language) => {
  const [{ powers: translated }, { powers }] = await Promise.all([loadTranslation(language), loadWords(language)]);
  const marked = POWER_LIST.map(({ id }) => id).filter((id) => powers[id].language === 'en');
  expect(marked).toEqual(POWER_LIST.map(({ id }) => id).filter((id) => translated[id]?.text === undefined));
});
