import type { Catalogue } from './catalogue.ts';
import { completed, type Translation } from './translation.ts';

/** The languages of Oia. Each has a folder of its name here, and an entry below. */
export const LANGUAGES = ['en', 'fr', 'it', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

// Only the current language is loaded, to keep pages small.
const LOADERS: Readonly<Record<Language, () => Promise<Translation>>> = {
  en: async () => (await import('./en/index.ts')).en,
  fr: async () => (await import('./fr/index.ts')).fr,
  it: async () => (await import('./it/index.ts')).it,
  ru: async () => (await import('./ru/index.ts')).ru,
};

/** What is there of a language. */
export const loadTranslation = (language: Language): Promise<Translation> => LOADERS[language]();

/** The words of a language, those that are not translated yet in English. */
export const loadWords = async (language: Language): Promise<Catalogue> => completed(await loadTranslation(language));
