import { POWER_LIST } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { en, LANGUAGES, loadWords, sayReason } from '../src/index.ts';
import { loadTranslation } from '../src/languages.ts';
import { completed } from '../src/translation.ts';

const without = <Words extends object>(words: Words, key: keyof Words): Partial<Words> =>
  Object.fromEntries(Object.entries(words).filter(([name]) => name !== key)) as Partial<Words>;

describe('words that are not translated yet', async () => {
  const french = await loadTranslation('fr');
  const { powersPage } = french.ui;
  const words = completed({
    ...french,
    powers: without(french.powers, 'charybdis'),
    reasonsByPower: { ...french.reasonsByPower, needsPower: without(french.reasonsByPower.needsPower, 'charybdis') },
    cardNotes: without(french.cardNotes, 'whirlpools'),
    tokens: without(french.tokens, 'whirlpools'),
    ui: {
      ...french.ui,
      powersPage: { ...powersPage, onCardFields: without(powersPage.onCardFields, 'whirlpools') },
    },
  });

  test('the text of a power is English, and says so', () => {
    expect(words.powers.charybdis).toEqual({ ...en.powers.charybdis, language: 'en' });
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
    expect(words.powers.pan).toBe(french.powers.pan);
    expect(words.cardNotes.coins).toBe(french.cardNotes.coins);
    expect(words.steps).toBe(french.steps);
  });
});

test.each(LANGUAGES)('in %s exactly the powers without a translation are marked as English', async (language) => {
  const [{ powers: translated }, { powers }] = await Promise.all([loadTranslation(language), loadWords(language)]);
  const marked = POWER_LIST.map(({ id }) => id).filter((id) => powers[id].language === 'en');
  expect(marked).toEqual(POWER_LIST.map(({ id }) => id).filter((id) => translated[id] === undefined));
});
