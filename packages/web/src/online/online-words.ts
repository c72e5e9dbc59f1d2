import type { OnlineEntryWords, OnlineWords } from '@oia/texts';
import { useStore } from '../base/use-store.ts';
import { settings } from '../common/settings.ts';
import { allWords, lazyChunk } from '../common/words.tsx';

const WORDS = lazyChunk('online');
const ENTRY = lazyChunk('onlineEntry');

/** The words of everything online in the current language; suspends until they are loaded. */
export const useOnlineWords = (): OnlineWords => WORDS[useStore(settings).language].useLoaded();

/** Only those that lead there. */
export const useEntryWords = (): OnlineEntryWords => ENTRY[useStore(settings).language].useLoaded();

export const preloadEntryWords = (): Promise<void> => ENTRY[settings.value.language].preload();

export const onlineWords = (): Promise<OnlineWords> => WORDS[settings.value.language].load();

/** Loads a module and all words it will need in parallel. */
export async function withOnlineWords<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, allWords(), onlineWords()]);
  return module;
}

/** Advice on a refusal, by its code. A server of another version may have more codes. */
export function sayRefusal({ faults }: OnlineWords, code: string): string {
  const known: Readonly<Record<string, string>> = faults;
  return known[code] ?? faults.internal;
}
