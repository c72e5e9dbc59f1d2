import type { Catalogue, GameWords } from './catalogue.ts';

/** The languages Oia speaks: each has a folder of its name here, and an entry below. */
export const LANGUAGES = ['en', 'fr', 'it', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

type Loaders<Words> = Readonly<Record<Language, () => Promise<Words>>>;

// Only the language that is spoken is loaded: a page should not carry the words of all of them.
const LOADERS: Loaders<Catalogue> = {
  en: async () => (await import('./en/index.ts')).en,
  fr: async () => (await import('./fr/index.ts')).fr,
  it: async () => (await import('./it/index.ts')).it,
  ru: async () => (await import('./ru/index.ts')).ru,
};

const GAME_LOADERS: Loaders<GameWords> = {
  en: async () => (await import('./en/game-words.ts')).gameWords,
  fr: async () => (await import('./fr/game-words.ts')).gameWords,
  it: async () => (await import('./it/game-words.ts')).gameWords,
  ru: async () => (await import('./ru/game-words.ts')).gameWords,
};

/** All words of a language. */
export const loadWords = (language: Language): Promise<Catalogue> => LOADERS[language]();

/** Those of the start page and of a game alone. */
export const loadGameWords = (language: Language): Promise<GameWords> => GAME_LOADERS[language]();
