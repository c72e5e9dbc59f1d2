import { type Catalogue, en, type Language, loadWords } from '@oia/texts';

/** The words of the game: English, or what `useLanguage` chose. Commands and their help are in English only. */
export let WORDS: Catalogue = en;

/** Chooses the language of the game for this process. */
export async function useLanguage(language: Language): Promise<void> {
  WORDS = await loadWords(language);
}
