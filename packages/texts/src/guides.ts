import type { Guides } from './guide-words.ts';
import type { Language } from './languages.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Guides>>> = {
  en: async () => (await import('./en/guides/index.ts')).guides,
  fr: async () => (await import('./fr/guides/index.ts')).guides,
  it: async () => (await import('./it/guides/index.ts')).guides,
  ru: async () => (await import('./ru/guides/index.ts')).guides,
};

/** The words of the guides to powers: many, and only for pages that show a guide. */
export const loadGuides = (language: Language): Promise<Guides> => LOADERS[language]();
