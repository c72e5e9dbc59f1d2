import type { CoachWords } from './coach-words.ts';
import type { Language } from './languages.ts';

const LOADERS: Readonly<Record<Language, () => Promise<CoachWords>>> = {
  en: async () => (await import('./en/coach.ts')).coach,
  fr: async () => (await import('./fr/coach.ts')).coach,
  it: async () => (await import('./it/coach.ts')).coach,
  ru: async () => (await import('./ru/coach.ts')).coach,
};

/** The words of the coach: only a first game needs them. */
export const loadCoach = (language: Language): Promise<CoachWords> => LOADERS[language]();
