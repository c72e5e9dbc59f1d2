import {
  type Catalogue,
  type ChunkName,
  type Chunks,
  type GameWords,
  LANGUAGES,
  type Language,
  loadChunk,
} from '@oia/texts';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { LazyModule } from '../base/lazy-module.ts';
import { useStore } from '../base/use-store.ts';
import { settings } from './settings.ts';

interface LoadedWords {
  readonly language: Language;
  readonly words: GameWords;
}

const Words = createContext<LoadedWords | undefined>(undefined);

function useLoadedWords(): LoadedWords {
  const loaded = useContext(Words);
  if (!loaded) throw new Error('words are used outside of WordsProvider');
  return loaded;
}

/** A chunk of the texts in every language, each loaded when it is needed. */
export const lazyChunk = <Name extends ChunkName>(name: Name): Readonly<Record<Language, LazyModule<Chunks[Name]>>> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, new LazyModule(() => loadChunk(language, name))]),
  ) as Record<Language, LazyModule<Chunks[Name]>>;

const CATALOGUES = lazyChunk('catalogue');

/** The words of the start page and of a game, in the current language; always loaded. */
export const useWords = (): GameWords => useLoadedWords().words;

/** All words of the current language. The component suspends until they are loaded; pages preload them (`withAllWords`). */
export const useAllWords = (): Catalogue => CATALOGUES[useLoadedWords().language].useLoaded();

/** For event handlers that need more than the words of a game. */
export const allWords = (): Promise<Catalogue> => CATALOGUES[settings.value.language].load();

/** Loads a module and the words it will need in parallel. */
export async function withAllWords<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, allWords()]);
  return module;
}

/** Loads the language of the settings and provides its words; renders nothing until the first language is loaded. */
export function WordsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { language } = useStore(settings);
  const [loaded, setLoaded] = useState<LoadedWords>();
  useEffect(() => {
    let isCurrent = true;
    wordsIn(language).then((words) => isCurrent && show({ language, words }, setLoaded));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return loaded ? <Words value={loaded}>{children}</Words> : undefined;
}

/** If all words of another language are loaded, the current page needs all of this one too. */
function wordsIn(language: Language): Promise<GameWords> {
  const isAllInUse = LANGUAGES.some((other) => CATALOGUES[other].isLoaded);
  return isAllInUse ? CATALOGUES[language].load() : loadChunk(language, 'game');
}

function show(loaded: LoadedWords, setLoaded: (loaded: LoadedWords) => void): void {
  document.documentElement.lang = loaded.language;
  setLoaded(loaded);
}
