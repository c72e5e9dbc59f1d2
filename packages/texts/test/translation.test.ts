import { POWER_LIST } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { COMPLETE_CHUNKS } from '../src/complete-chunks.ts';
import { type ChunkName, en, LANGUAGES, loadChunk, loadWords } from '../src/index.ts';
import { loadTranslation } from '../src/languages.ts';
import { completed, missingPaths, type Translations } from '../src/translation.ts';

type Catalogue = Translations['catalogue'];

const without = <Words extends object>(words: Words | undefined, key: keyof Words): Partial<Words> =>
  Object.fromEntries(Object.entries(words ?? {}).filter(([name]) => name !== key)) as Partial<Words>;

describe('texts that a language lacks', async () => {
  const french = await loadWords('fr');
  const partial: Catalogue = {
    ...french,
    powers: without(french.powers, 'charybdis'),
    reasonsByPower: { ...french.reasonsByPower, needsPower: without(french.reasonsByPower.needsPower, 'charybdis') },
    cardNotes: without(french.cardNotes, 'whirlpools'),
    tokens: without(french.tokens, 'whirlpools'),
    ui: { ...french.ui, settings: without(french.ui.settings, 'title') },
  };
  const words = completed<'catalogue'>(partial, en);

  test('are English, which the text of a power says', () => {
    expect(words.powers.charybdis).toEqual({ ...en.powers.charybdis, language: 'en' });
    expect(words.cardNotes.whirlpools).toBe(en.cardNotes.whirlpools);
    expect(words.tokens.whirlpools).toBe(en.tokens.whirlpools);
    expect(words.ui.settings.title).toBe(en.ui.settings.title);
  });

  test('do not replace the name of a power if that is translated', () => {
    const named = { ...french, powers: { ...french.powers, charybdis: { name: 'Charybde' } } };
    expect(completed<'catalogue'>(named, en).powers.charybdis).toEqual({
      ...en.powers.charybdis,
      name: 'Charybde',
      language: 'en',
    });
  });

  test('are general ones of the language where English has one for a single power', () => {
    expect(en.reasonsByPower.needsPower.charybdis).toBeDefined();
    expect(words.reasonsByPower.needsPower).not.toHaveProperty('charybdis');
    expect(words.reasons.needsPower).toBe(french.reasons.needsPower);
  });

  test('leave all other texts as they are', () => {
    expect(words.powers.pan).toEqual(french.powers.pan);
    expect(words.cardNotes.coins).toBe(french.cardNotes.coins);
    expect(words.steps).toEqual(french.steps);
    expect(words.ui.game).toEqual(french.ui.game);
  });
});

describe('a language of ten strings', () => {
  const stub: Catalogue = {
    powers: { pan: { name: 'Faunus' } },
    directions: { n: 'Norden' },
    ui: { common: { home: 'Spielen' } },
  };
  const words = completed<'catalogue'>(stub, en);

  test('has all texts', () => {
    expect(missingPaths(words, en)).toEqual([]);
    expect(words.ui.common).toEqual({ ...en.ui.common, home: 'Spielen' });
    expect(words.directions).toEqual({ ...en.directions, n: 'Norden' });
    expect(words.powers.pan).toMatchObject({ name: 'Faunus', text: en.powers.pan.text, language: 'en' });
  });

  test('has the phrases of English for single powers', () => {
    expect(words.reasonsByPower).toEqual(en.reasonsByPower);
    expect(words.acts).toEqual(en.acts);
  });

  test('has the same chunks as English', () => {
    expect(completed<'coach'>({}, { title: 'Tip', climb: 'c', build: 'b', win: 'w', gotIt: 'ok' })).toEqual({
      title: 'Tip',
      climb: 'c',
      build: 'b',
      win: 'w',
      gotIt: 'ok',
    });
  });
});

test.each<[string, Catalogue, string]>([
  ['a power', { ...en, powers: without(en.powers, 'pan') }, 'powers.pan'],
  ['the text of a power', { ...en, powers: { ...en.powers, pan: without(en.powers.pan, 'text') } }, 'powers.pan.text'],
  ['a card note', { ...en, cardNotes: without(en.cardNotes, 'whirlpools') }, 'cardNotes.whirlpools'],
  ['a word of the app', { ...en, ui: { ...en.ui, common: without(en.ui.common, 'home') } }, 'ui.common.home'],
])('English is needed for a language that lacks %s', (_what, lacking, path) => {
  expect(missingPaths(lacking, en)).toEqual([path]);
});

test('English is not needed for phrases for single powers', () => {
  expect(missingPaths({ ...en, acts: {} }, en)).toEqual([]);
});

const CHUNKS = Object.keys((await import('../src/en/chunks.ts')).chunks) as ChunkName[];

describe.each(LANGUAGES)('in %s', (language) => {
  test('complete chunks lack nothing, and only those: else run npm run translations', async () => {
    const complete = await Promise.all(
      CHUNKS.map(async (name) => {
        const missing = missingPaths(await loadTranslation(language, name), await loadChunk('en', name));
        return missing.length === 0 ? [name] : [];
      }),
    );
    expect(language === 'en' ? CHUNKS : COMPLETE_CHUNKS[language]).toEqual(complete.flat());
  });

  test.each(CHUNKS)('no text of %s is missing once it is loaded', async (name) => {
    expect(missingPaths(await loadChunk(language, name), await loadChunk('en', name))).toEqual([]);
  });

  test('the words of a game are those of the whole catalogue', async () => {
    const [game, { powers, ...all }] = await Promise.all([loadChunk(language, 'game'), loadWords(language)]);
    const { powers: names, ui, ...rest } = game;
    expect(all).toMatchObject(rest);
    expect(all.ui).toMatchObject(ui);
    expect(powers).toMatchObject(names);
  });

  test('exactly the powers without a translation are marked as English', async () => {
    const [own, { powers }] = await Promise.all([loadTranslation(language, 'catalogue'), loadWords(language)]);
    const marked = POWER_LIST.map(({ id }) => id).filter((id) => powers[id].language === 'en');
    expect(marked).toEqual(POWER_LIST.map(({ id }) => id).filter((id) => own.powers?.[id]?.text === undefined));
  });
});
