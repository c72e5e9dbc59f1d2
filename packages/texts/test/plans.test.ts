import { describe, expect, test } from 'vitest';
import { en, LANGUAGES, loadWords } from '../src/index.ts';
import { loadTranslation } from '../src/languages.ts';

describe.each(LANGUAGES)('plans in %s', async (language) => {
  const { plans } = await loadWords(language);

  test('there is one for each power, in one short sentence', () => {
    expect(Object.keys(plans).sort()).toEqual(Object.keys(en.powers).sort());
    for (const plan of Object.values(plans)) {
      expect(plan).toMatch(/^\p{Lu}.*\.$/u);
      expect(plan.length).toBeLessThanOrEqual(120);
    }
  });

  test('no two are alike', () => {
    expect(new Set(Object.values(plans)).size).toBe(Object.keys(plans).length);
  });
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('plans in %s', (language) => {
  test('are translated where the language has them', async () => {
    const { plans = {} } = await loadTranslation(language, 'catalogue');
    expect(Object.entries(plans).filter(([id, plan]) => en.plans[id as keyof typeof en.plans] === plan)).toEqual([]);
  });
});
