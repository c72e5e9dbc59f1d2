import { type Catalogue, type GameWords, LANGUAGES, type Language, loadGameWords, loadWords } from '@oia/texts';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { Late } from './late.ts';
import { settings } from './settings.ts';
import { useStore } from './use-store.ts';

interface Spoken {
  readonly language: Language;
  readonly words: GameWords;
}

const Words = createContext<Spoken | undefined>(undefined);

function useSpoken(): Spoken {
  const spoken = useContext(Words);
  if (!spoken) throw new Error('words are used outside of Speaking');
  return spoken;
}

const CATALOGUES = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Late(() => loadWords(language))]),
) as Readonly<Record<Language, Late<Catalogue>>>;

/** The words of the start page and of a game, in the language that is spoken: every page has them. */
export const useWords = (): GameWords => useSpoken().words;

/** All words of the language that is spoken. A component that needs them waits for them; pages fetch them ahead (`withAllWords`). */
export const useAllWords = (): Catalogue => CATALOGUES[useSpoken().language].useLoaded();

/** For answers to a click that need more than the words of a game. */
export const allWords = (): Promise<Catalogue> => CATALOGUES[settings.value.language].load();

/** A module, and with it the words it is going to ask for: side by side, not one after the other. */
export async function withAllWords<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, allWords()]);
  return module;
}

/** Loads the language of the settings and gives it to everything inside; until the first one is there nothing is shown. */
export function Speaking({ children }: { readonly children: ReactNode }): ReactNode {
  const { language } = useStore(settings);
  const [spoken, setSpoken] = useState<Spoken>();
  useEffect(() => {
    let isWanted = true;
    wordsIn(language).then((words) => isWanted && show({ language, words }, setSpoken));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return spoken ? <Words value={spoken}>{children}</Words> : undefined;
}

/** Where all words of another language are in use the page needs all of this one, too. */
function wordsIn(language: Language): Promise<GameWords> {
  const isAllInUse = LANGUAGES.some((other) => CATALOGUES[other].isLoaded);
  return isAllInUse ? CATALOGUES[language].load() : loadGameWords(language);
}

function show(spoken: Spoken, setSpoken: (spoken: Spoken) => void): void {
  document.documentElement.lang = spoken.language;
  setSpoken(spoken);
}
