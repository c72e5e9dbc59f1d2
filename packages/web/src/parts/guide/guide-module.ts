import { GUIDES, type PowerGuide } from '@oia/learning';
import { type Guides, type GuideWords, type Language, loadGuides, type PowerId } from '@oia/texts';
import { settings } from '../../settings.ts';
import { useStore } from '../../use-store.ts';
import { lazyWords } from '../../words.tsx';

const WORDS = lazyWords(wordsIn);

/** English stands in for what is not translated yet. */
async function wordsIn(language: Language): Promise<Guides> {
  const own = await loadGuides(language);
  const isComplete = Object.keys(GUIDES).every((id) => own[id as PowerId]);
  return isComplete ? own : { ...(await loadGuides('en')), ...own };
}

export interface LoadedGuide {
  readonly guide: PowerGuide;
  readonly words: GuideWords;
}

/** The guide to a power in the current language; suspends until its words are loaded. Undefined: nobody has written one yet. */
export function useGuide(power: PowerId): LoadedGuide | undefined {
  const { language } = useStore(settings);
  const words = WORDS[language].useLoaded()[power];
  const guide = GUIDES[power];
  return guide && words ? { guide, words } : undefined;
}

export const preloadGuides = (): Promise<void> => WORDS[settings.value.language].preload();
