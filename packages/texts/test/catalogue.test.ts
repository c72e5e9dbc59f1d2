import { DIRECTIONS, POWER_LIST } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { type Catalogue, en, LANGUAGES, loadWords } from '../src/index.ts';
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

  describe.each<[string, Readonly<Record<string, Phrase>>, Readonly<Record<string, object>>]>([
    ['reasons', catalogue.reasons, reasonSamples],
    ['steps', catalogue.steps, stepSamples],
    ['prompts', catalogue.prompts, promptSamples],
    ['outcomes', catalogue.outcomes, outcomeSamples],
    ['consequences', catalogue.consequences, consequenceSamples],
    ['errors', catalogue.errors, errorSamples],
  ])('%s', (_name, phrases, samples) => {
    const ids = Object.keys(samples);
    test('has no sentence without an example', () => {
      expect(Object.keys(phrases).sort()).toEqual(ids.toSorted());
    });
    test.each(ids)('%s is a sentence', (id) => {
      const text = render(phrases[id], samples[id] ?? {});
      expectWords(text);
      expect(text).toMatch(/[.!?…]$/);
    });
    test.each(ids)('%s mentions all its parameters', (id) => {
      const text = render(phrases[id], samples[id] ?? {});
      for (const name of ['Anna', 'Ben', 'c4', 'a1-e5']) {
        if (Object.values(samples[id] ?? {}).includes(name)) expect(text).toContain(name);
      }
    });
  });

  describe.each<[string, Readonly<Record<string, Phrase>>, Readonly<Record<string, object>>]>([
    ['card notes', catalogue.cardNotes, cardNoteSamples],
    ['explanations', catalogue.explanations, explanationSamples],
    ['squares', catalogue.squares, squareSamples],
  ])('%s', (_name, phrases, samples) => {
    const ids = Object.keys(samples);
    test('has no sentence without an example', () => {
      expect(Object.keys(phrases).sort()).toEqual(ids.toSorted());
    });
    test.each(ids)('%s mentions all its parameters', (id) => {
      const text = render(phrases[id], samples[id] ?? {});
      expectWords(text);
      for (const value of Object.values(samples[id] ?? {})) {
        if (['Anna', 'c4'].includes(value)) expect(text).toContain(value);
        if (typeof value === 'number' && ['count', 'level'].some((key) => key in (samples[id] ?? {})))
          expect(text).toContain(String(value));
      }
    });
  });

  test('each token has its own phrases for being placed and removed', () => {
    for (const phrase of [catalogue.consequences.tokenPut, catalogue.consequences.tokenGone]) {
      const all = (['whirlpools', 'coins', 'talus', 'ram'] as const).map((token) => phrase({ token, square: 'c4' }));
      for (const text of all) expect(text).toMatch(/c4.*\.$/);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('a worker is female, male or neither', () => {
    const all = (['female', 'male', undefined] as const).map((sex) =>
      catalogue.squares.theirs({ player: 'Anna', sex }),
    );
    all.forEach(expectWords);
    expect(new Set(all).size).toBe(3);
  });

  test('a secret on a card is not left blank', () => {
    for (const note of ['fate', 'abyss'] as const) {
      expectWords(catalogue.cardNotes[note]({}));
      expect(catalogue.cardNotes[note]({})).not.toBe(catalogue.cardNotes[note]({ squares: '' }));
    }
  });

  test('names are joined', () => {
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

  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['noUndo', catalogue.noUndo, Object.keys(en.noUndo)],
    ['tokens', catalogue.tokens, Object.keys(en.tokens)],
    ['offers', catalogue.offers, Object.keys(en.offers)],
    ['pieces', catalogue.pieces, ['block', 'dome']],
    ['directions', catalogue.directions, DIRECTIONS],
    ['labels', catalogue.labels, Object.keys(stepSamples)],
  ])('%s are complete', (_name, words, ids) => {
    expect(Object.keys(words).sort()).toEqual(ids.toSorted());
    Object.values(words).forEach(expectWords);
  });

  test.each<[string, (words: Catalogue) => Readonly<Record<string, Phrase>>]>([
    ['acts', ({ acts }) => acts],
    ['tokens', ({ stepsByPower }) => stepsByPower.token],
    ['bearings', ({ stepsByPower }) => stepsByPower.orient],
    ['prompts for a direction', ({ promptsByPower }) => promptsByPower.orient],
    ['prompts for placing', ({ promptsByPower }) => promptsByPower.place],
    ['prompts for a move', ({ promptsByPower }) => promptsByPower.moveNext],
    ['prompts for a build', ({ promptsByPower }) => promptsByPower.build],
    ['win conditions', ({ conditions }) => conditions],
    ['bars', ({ reasonsByPower }) => reasonsByPower.barred],
    ['closed spaces', ({ reasonsByPower }) => reasonsByPower.closed],
    ['duties', ({ reasonsByPower }) => reasonsByPower.duty],
    ['limits', ({ reasonsByPower }) => reasonsByPower.needsPower],
  ])('%s of powers are told as far as English tells them', (_name, group) => {
    const strange = Object.keys(group(catalogue)).filter((id) => !Object.hasOwn(group(en), id));
    expect(strange).toEqual([]);
    for (const phrase of Object.values(group(catalogue))) {
      const text = render(phrase, { square: 'c4', at: 'c4', winner: 'Anna' });
      expectWords(text);
      if (typeof phrase === 'function') expect(text).toMatch(/c4|Anna/);
    }
  });

  describe('powers', () => {
    test('are those of the rules', () => {
      expect(Object.keys(catalogue.powers).sort()).toEqual(POWER_LIST.map(({ id }) => id).sort());
    });
    test('has names and titles that differ', () => {
      const all = Object.values(catalogue.powers);
      expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
      expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    });
    test.each(POWER_LIST.map(({ id }) => id))('%s has a text that fits its card', (id) => {
      const { name, title, text } = catalogue.powers[id];
      for (const words of [name, title, text]) expectWords(words);
      expect(text).toMatch(/\.$/);
      expect(text.length).toBeLessThanOrEqual(LONGEST_TEXT);
    });
  });
});
