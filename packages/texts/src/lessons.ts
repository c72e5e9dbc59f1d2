import type { Language } from './languages.ts';
import type { Lessons } from './lesson-words.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Lessons>>> = {
  en: async () => (await import('./en/lessons/index.ts')).lessons,
  fr: async () => (await import('./fr/lessons/index.ts')).lessons,
  it: async () => (await import('./it/lessons/index.ts')).lessons,
  ru: async () => (await import('./ru/lessons/index.ts')).lessons,
};

/** The words of the lessons, only for the page that teaches. */
export const loadLessons = (language: Language): Promise<Lessons> => LOADERS[language]();
