import { describe, expect, test } from 'vitest';
import {
  ACTING_POWERS,
  BARRING_POWERS,
  CARD_NOTES,
  CLOSING_POWERS,
  CONSEQUENCE_CODES,
  DIRECTIONS,
  DUTY_POWERS,
  ERROR_CODES,
  EXPLANATION_CODES,
  LAID_TOKENS,
  LANGUAGES,
  LIMITED_POWERS,
  loadWords,
  OUTCOME_CODES,
  PIECES,
  POWER_IDS,
  PROMPT_KINDS,
  REASON_CODES,
  SEXES,
  SQUARE_PARTS,
  STANDING_CODES,
  STEP_KINDS,
  TARGET_KINDS,
  TOKENS,
} from '../src/index.ts';
import {
  cardNoteSamples,
  consequenceSamples,
  errorSamples,
  explanationSamples,
  outcomeSamples,
  promptSamples,
  reasonSamples,
  squareSamples,
  stepSamples,
} from './samples.ts';

/** The longest text that still fits a power's card on a phone. */
const LONGEST_TEXT = 320;

type Phrase = string | ((params: never) => string);

function render(phrase: Phrase | undefined, params: object): string {
  if (phrase === undefined) throw new Error('a sentence is missing');
  return typeof phrase === 'string' ? phrase : phrase(params as never);
}

function expectWords(text: string) {
  expect(text.trim()).not.toBe('');
  expect(text).not.toMatch(/\bundefined\b|\bnull\b|\bNaN\b|\[object|function|=>/);
  expect(text).not.toMatch(/ {2}|\.\.|:\.|^\s|\s$/);
}

describe.each(LANGUAGES)('%s', async (language) => {
  const catalogue = await loadWords(language);

  describe.each<[string, Readonly<Record<string, Phrase>>, Readonly<Record<string, object>>, readonly string[]]>([
    ['reasons', catalogue.reasons, reasonSamples, REASON_CODES],
    ['steps', catalogue.steps, stepSamples, STEP_KINDS],
    ['prompts', catalogue.prompts, promptSamples, PROMPT_KINDS],
    ['outcomes', catalogue.outcomes, outcomeSamples, OUTCOME_CODES],
    ['consequences', catalogue.consequences, consequenceSamples, CONSEQUENCE_CODES],
    ['errors', catalogue.errors, errorSamples, ERROR_CODES],
  ])('%s', (_name, phrases, samples, ids) => {
    test('has exactly the listed ids', () => {
      expect(Object.keys(phrases).sort()).toEqual([...ids].sort());
    });
    test.each(ids)('%s is a sentence', (id) => {
      const text = render(phrases[id], samples[id] ?? {});
      expectWords(text);
      expect(text).toMatch(/[.!?…]$/);
    });
    test.each(ids)('%s says all that it is told', (id) => {
      const text = render(phrases[id], samples[id] ?? {});
      for (const name of ['Anna', 'Ben', 'c4', 'a1-e5']) {
        if (Object.values(samples[id] ?? {}).includes(name)) expect(text).toContain(name);
      }
    });
  });

  describe.each<[string, Readonly<Record<string, Phrase>>, Readonly<Record<string, object>>, readonly string[]]>([
    ['card notes', catalogue.cardNotes, cardNoteSamples, CARD_NOTES],
    ['explanations', catalogue.explanations, explanationSamples, EXPLANATION_CODES],
    ['squares', catalogue.squares, squareSamples, SQUARE_PARTS],
  ])('%s', (_name, phrases, samples, ids) => {
    test('has exactly the listed ids', () => {
      expect(Object.keys(phrases).sort()).toEqual([...ids].sort());
    });
    test.each(ids)('%s says all that it is told', (id) => {
      const text = render(phrases[id], samples[id] ?? {});
      expectWords(text);
      for (const value of Object.values(samples[id] ?? {})) {
        if (['Anna', 'c4'].includes(value)) expect(text).toContain(value);
        if (typeof value === 'number' && ['count', 'level'].some((key) => key in (samples[id] ?? {})))
          expect(text).toContain(String(value));
      }
    });
  });

  test('tokens have words of their own when they come and go', () => {
    for (const phrase of [catalogue.consequences.tokenPut, catalogue.consequences.tokenGone]) {
      const all = LAID_TOKENS.map((token) => phrase({ token, square: 'c4' }));
      for (const text of all) expect(text).toMatch(/c4.*\.$/);
      expect(new Set(all).size).toBe(LAID_TOKENS.length);
    }
  });

  test('a worker is female, male or neither', () => {
    const all = [...SEXES, undefined].map((sex) => catalogue.squares.theirs({ player: 'Anna', sex }));
    all.forEach(expectWords);
    expect(new Set(all).size).toBe(3);
  });

  test('a secret on a card is no empty place', () => {
    for (const note of ['fate', 'abyss'] as const) {
      expectWords(catalogue.cardNotes[note]({}));
      expect(catalogue.cardNotes[note]({})).not.toBe(catalogue.cardNotes[note]({ squares: '' }));
    }
  });

  test('names are put together', () => {
    expect(catalogue.together(['Anna'])).toBe('Anna');
    for (const names of [
      ['Anna', 'Ben'],
      ['Anna', 'Ben', 'Cleo'],
    ]) {
      const text = catalogue.together(names);
      expectWords(text);
      for (const name of names) expect(text).toContain(name);
    }
  });

  test.each<[string, Readonly<Record<string, string>>, readonly (string | number)[]]>([
    ['standing', catalogue.standing, STANDING_CODES],
    ['tokens', catalogue.tokens, TOKENS],
    ['offers', catalogue.offers, TARGET_KINDS],
    ['pieces', catalogue.pieces, PIECES],
    ['directions', catalogue.directions, DIRECTIONS],
    ['labels', catalogue.labels, STEP_KINDS],
    ['acts', catalogue.acts, ACTING_POWERS],
    ['duties', catalogue.reasonsByPower.duty, DUTY_POWERS],
    ['limits', catalogue.reasonsByPower.needsPower, LIMITED_POWERS],
  ])('%s are complete', (_name, words, ids) => {
    expect(Object.keys(words).sort()).toEqual(ids.map(String).sort());
    Object.values(words).forEach(expectWords);
  });

  test.each<[string, Readonly<Record<string, Phrase>>, readonly string[]]>([
    ['barred', catalogue.reasonsByPower.barred, BARRING_POWERS],
    ['closed', catalogue.reasonsByPower.closed, CLOSING_POWERS],
  ])('%s by power names the square', (_name, phrases, ids) => {
    expect(Object.keys(phrases).sort()).toEqual([...ids].sort());
    for (const phrase of Object.values(phrases)) expect(render(phrase, { square: 'c4' })).toContain('c4');
  });

  describe('powers', () => {
    test('has exactly the listed ids', () => {
      expect(Object.keys(catalogue.powers)).toEqual([...POWER_IDS]);
    });
    test('has names and titles that differ', () => {
      const all = Object.values(catalogue.powers);
      expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
      expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    });
    test.each(POWER_IDS)('%s has a text that fits its card', (id) => {
      const { name, title, text } = catalogue.powers[id];
      for (const words of [name, title, text]) expectWords(words);
      expect(text).toMatch(/\.$/);
      expect(text.length).toBeLessThanOrEqual(LONGEST_TEXT);
    });
  });
});

test('there are 55 powers', () => {
  expect(POWER_IDS).toHaveLength(55);
  expect(new Set(POWER_IDS).size).toBe(55);
});
