import type { Lessons } from '@oia/texts';
import { useStore } from '../../base/use-store.ts';
import { settings } from '../../common/settings.ts';
import { lazyChunk } from '../../common/words.tsx';

const WORDS = lazyChunk('lessons');

/** The words of the lessons in the current language; suspends until they are loaded. */
export const useLessonWords = (): Lessons => WORDS[useStore(settings).language].useLoaded();

export const preloadLessonWords = (): Promise<void> => WORDS[settings.value.language].preload();
