import { type Lessons, loadLessons } from '@oia/texts';
import { settings } from '../../settings.ts';
import { useStore } from '../../use-store.ts';
import { lazyWords } from '../../words.tsx';

const WORDS = lazyWords(loadLessons);

/** The words of the lessons in the current language; suspends until they are loaded. */
export const useLessonWords = (): Lessons => WORDS[useStore(settings).language].useLoaded();

export const preloadLessonWords = (): Promise<void> => WORDS[settings.value.language].preload();
