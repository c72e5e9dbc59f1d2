import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language, loadWords } from '../src/index.ts';

/** Words that must not be used, with the term to use instead: each language has one term for each thing. */
const TERMS: Readonly<Partial<Record<Language, readonly (readonly [not: RegExp, but: string])[]>>> = {
  en: [
    [/full tower/i, 'complete tower'],
    [/\bcaps?\b|\bcapped\b(?!:)/i, 'close a tower, put a dome on it'],
    [/\bthe opponent\b/i, 'your opponent'],
  ],
  fr: [
    [/partenaire/i, 'coéquipier'],
    [/\b(pouvoirs?|divinités?|dieux?) simples?\b|'simples[',]/i, 'de base'],
    [/tournez le vent/i, 'orientez le vent'],
    [/placez? en (premier|dernier)\b(?! les)/i, 'placer ses bâtisseurs en premier'],
    [/partie nulle/i, 'match nul'],
    [/(?<!\p{L})à ce tour\b(?!-)/iu, 'dès ce tour'],
  ],
  it: [
    [/casell/i, 'spazio'],
    [/tabellon/i, 'plancia'],
    [/odisseo/i, 'Ulisse'],
    [/gira il vento/i, 'orienta il vento'],
    [/costruttor/i, 'lavoratore'],
    [/\bariete/i, 'Montone'],
    [/\bpatta\b/i, 'pareggio'],
    [/\bd?al suolo\b/i, 'a terra'],
    [/\bdèi\b/i, 'dei'],
  ],
  ru: [
    [/неудачн(ая|ые|ых) пар/i, 'нежелательная пара'],
    [/сложн(ые|ая сила)'/i, 'продвинутые'],
    [/строител(ь|я|ю|е|ем|и|ей|ям|ями|ях)(?![а-я])/i, 'рабочий'],
    // \b knows no Cyrillic letters.
    [/(?<![а-яё])ов(ен|на|ну|ном|не)(?![а-яё])/i, 'Баран'],
    [/(?<![а-яё])(?:стройк|строительств)/i, 'постройка'],
    [/(?<![а-яё])перемещени/i, 'передвижение'],
    [/(?<![а-яё])блок(?!ир)/i, 'этаж'],
    [/(?<![а-яё])партн[её]р/i, 'напарник'],
  ],
};

const folderOf = (language: Language): string => join(import.meta.dirname, '../src', language);

const sourcesOf = (language: Language): string[] =>
  globSync('**/*.ts', { cwd: folderOf(language) }).map((file) => readFileSync(join(folderOf(language), file), 'utf8'));

describe.each(LANGUAGES)('%s', (language) => {
  const sources = sourcesOf(language);

  test('is read', () => {
    expect(sources.length).toBeGreaterThan(0);
  });

  test.each(TERMS[language] ?? [])('does not say %s but %j', (not) => {
    expect(sources.flatMap((source) => source.split('\n').filter((line) => not.test(line)))).toEqual([]);
  });
});

describe('a team is named with', () => {
  test.each<[Language, string]>([
    ['en', 'worker of Anna and Ben'],
    ['fr', "bâtisseur d'Anna et de Ben"],
    ['it', 'lavoratore di Anna e Ben'],
    ['ru', 'рабочий (Анна и Борис)'],
  ])('%s: %s', async (language, expected) => {
    const { squares, together } = await loadWords(language);
    const player = together(language === 'ru' ? ['Анна', 'Борис'] : ['Anna', 'Ben']);
    expect(squares.theirs({ player })).toBe(expected);
  });
});

test('two heroes of one French name are each given their preposition', async () => {
  const { reasons } = await loadWords('fr');
  expect(reasons.spent({ power: 'europa' })).toContain("d'Europe et de Talos");
});

/** Names that are nouns have an article in a sentence where the language has one. */
describe('names in a sentence', () => {
  const harpies = { power: 'harpies' } as const;
  const pair = { one: 'minotaur', two: 'moerae' } as const;

  test.each<[Language, readonly [banned: string, refused: string, meets: string, odd: string, fleece: string]]>([
    ['en', ['meet Harpies', 'with Harpies', 'Minotaur and Moerae', 'Minotaur and Moerae', 'with Harpies']],
    [
      'fr',
      [
        'rencontrer les Harpies',
        'avec les Harpies',
        'le Minotaure et les Moires',
        'le Minotaure et les Moires',
        'avec les Harpies',
      ],
    ],
    [
      'it',
      ['con le Arpie', 'insieme alle Arpie', 'il Minotauro e le Moire', 'il Minotauro e le Moire', 'con le Arpie'],
    ],
    ['ru', ['пара: Гарпии', '«Гарпии»', 'Минотавр и Мойры', 'Минотавр и Мойры', 'руно: Гарпии']],
  ])('in %s', async (language, [banned, refused, meets, odd, fleece]) => {
    const { picker, newGame, home } = (await loadWords(language)).ui;
    expect(picker.banned(harpies)).toContain(banned);
    expect(picker.bannedAllowed(harpies)).toContain(banned);
    expect(picker.refused(harpies)).toContain(refused);
    expect(newGame.meetsBanned(pair)).toContain(meets);
    expect(newGame.meetsOdd(pair)).toContain(odd);
    expect(home.fleeceWith(harpies)).toContain(fleece);
  });

  test('vowels that meet in Italian are kept apart', async () => {
    const { newGame, picker } = (await loadWords('it')).ui;
    expect(newGame.meetsOdd({ one: 'pan', two: 'aeolus' })).toContain('Pan ed Eolo');
    expect(picker.refused({ power: 'apollo' })).toContain('insieme ad Apollo');
  });
});
