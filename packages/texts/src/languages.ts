import type { Catalogue } from './catalogue.ts';
import type { ChunkName, Chunks } from './chunks.ts';
import { COMPLETE_CHUNKS } from './complete-chunks.ts';
import * as list from './language-list.ts';
import { completed, type LanguageChunks, type Translations } from './translation.ts';

export type Language = keyof typeof list;

const CHUNKS: Readonly<Record<Language, LanguageChunks>> = { ...list };

export const LANGUAGES = Object.keys(CHUNKS).sort() as readonly Language[];

const isComplete = (language: Language, name: ChunkName): boolean =>
  language === 'en' || (COMPLETE_CHUNKS[language]?.includes(name) ?? false);

/** The texts that a language itself has. */
export async function loadTranslation<Name extends ChunkName>(
  language: Language,
  name: Name,
): Promise<Translations[Name]> {
  return (await CHUNKS[language][name]?.()) ?? ({} as Translations[Name]);
}

/** Some texts of a language. English ones are loaded as well where it lacks any. */
export async function loadChunk<Name extends ChunkName>(language: Language, name: Name): Promise<Chunks[Name]> {
  if (isComplete(language, name)) return (await loadTranslation(language, name)) as Chunks[Name];
  const [own, english] = await Promise.all([loadTranslation(language, name), list.en[name]()]);
  return completed(own, english as Chunks[Name]);
}

/** All texts of a language that need no server. */
export const loadWords = (language: Language): Promise<Catalogue> => loadChunk(language, 'catalogue');
