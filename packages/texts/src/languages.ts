import type { Catalogue, GameWords } from './catalogue.ts';
import { completed, completedGame, type GameTranslation, isComplete, type Translation } from './translation.ts';

/** The languages of Oia. Each has a folder of its name here, and an entry below. */
export const LANGUAGES = ['en', 'fr', 'it', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

type Loaders<Words> = Readonly<Record<Language, () => Promise<Words>>>;

const loadEnglish = async (): Promise<Catalogue> => (await import('./en/index.ts')).en;

// Only the current language is loaded, to keep pages small.
const LOADERS: Loaders<Translation> = {
  en: loadEnglish,
  fr: async () => (await import('./fr/index.ts')).fr,
  it: async () => (await import('./it/index.ts')).it,
  ru: async () => (await import('./ru/index.ts')).ru,
};

const GAME_LOADERS: Loaders<GameTranslation> = {
  en: async () => (await import('./en/game-words.ts')).gameWords,
  fr: async () => (await import('./fr/game-words.ts')).gameWords,
  it: async () => (await import('./it/game-words.ts')).gameWords,
  ru: async () => (await import('./ru/game-words.ts')).gameWords,
};

/** What is there of a language. */
export const loadTranslation = (language: Language): Promise<Translation> => LOADERS[language]();

/** All words of a language, those that are not translated yet in English: only then are the English ones loaded, too. */
export async function loadWords(language: Language): Promise<Catalogue> {
  const words = await loadTranslation(language);
  return isComplete(words) ? words : completed(words, await loadEnglish());
}

/** Only the words of the start page and of a game. */
export const loadGameWords = async (language: Language): Promise<GameWords> =>
  completedGame(await GAME_LOADERS[language]());
