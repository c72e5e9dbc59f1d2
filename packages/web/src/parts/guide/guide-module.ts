import { GUIDES, type PowerGuide } from '@oia/learning';
import type { GuideWords, PowerId } from '@oia/texts';
import { useStore } from '../../base/use-store.ts';
import { settings } from '../../common/settings.ts';
import { lazyChunk } from '../../common/words.tsx';

const WORDS = lazyChunk('guides');

export interface LoadedGuide {
  readonly guide: PowerGuide;
  readonly words: GuideWords;
}

export const hasGuide = (power: PowerId): boolean => GUIDES[power] !== undefined;

/** The guide to a power in the current language; suspends until its words are loaded. Undefined if there is none yet. */
export function useGuide(power: PowerId): LoadedGuide | undefined {
  const { language } = useStore(settings);
  const words = WORDS[language].useLoaded()[power];
  const guide = GUIDES[power];
  return guide && words ? { guide, words } : undefined;
}

export const preloadGuides = (): Promise<void> => WORDS[settings.value.language].preload();
