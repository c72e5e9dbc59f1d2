import { type Catalogue, type Language, loadWords } from '@oia/texts';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { settings } from './settings.ts';
import { useStore } from './use-store.ts';

const Words = createContext<Catalogue | undefined>(undefined);

/** The words of the language that is spoken. */
export function useWords(): Catalogue {
  const words = useContext(Words);
  if (!words) throw new Error('words are used outside of Speaking');
  return words;
}

/** Loads the language of the settings and gives it to everything inside; until the first one is there nothing is shown. */
export function Speaking({ children }: { readonly children: ReactNode }): ReactNode {
  const { language } = useStore(settings);
  const [words, setWords] = useState<Catalogue>();
  useEffect(() => {
    let isWanted = true;
    loadWords(language).then((loaded) => isWanted && show(language, loaded, setWords));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words ? <Words value={words}>{children}</Words> : undefined;
}

function show(language: Language, loaded: Catalogue, setWords: (words: Catalogue) => void): void {
  document.documentElement.lang = language;
  setWords(loaded);
}
