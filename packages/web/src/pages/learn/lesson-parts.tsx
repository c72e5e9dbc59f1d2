import type { Lessons } from '@oia/texts';
import type { ReactNode } from 'react';
import { useStore } from '../../base/use-store.ts';
import { Link } from '../../common/router.tsx';
import { settings } from '../../common/settings.ts';
import { lazyChunk, useAllWords } from '../../common/words.tsx';
import { lessonProgress } from '../../storage/lessons.ts';

const WORDS = lazyChunk('lessons');

/** The words of the lessons in the current language; suspends until they are loaded. */
export const useLessonWords = (): Lessons => WORDS[useStore(settings).language].useLoaded();

export const preloadLessonWords = (): Promise<void> => WORDS[settings.value.language].preload();

/** Warns if the progress cannot be stored. */
export function NotSavedNotice(): ReactNode {
  const { learn } = useAllWords().ui;
  const { kept } = useStore(lessonProgress);
  if (kept === 'kept') return undefined;
  return (
    <p className="notice warning" role="status">
      {kept === 'full' ? learn.keptFull : learn.keptDenied}
    </p>
  );
}

/** Links to the powers, the rules and the puzzles. */
export function Elsewhere(): ReactNode {
  const { learn, common } = useAllWords().ui;
  const places = [
    { page: 'powers', note: learn.powersNote },
    { page: 'rules', note: learn.rulesNote },
    { page: 'puzzles', note: learn.puzzlesNote },
  ] as const;
  return (
    <section aria-labelledby="learn-elsewhere">
      <h2 id="learn-elsewhere">{learn.elsewhere}</h2>
      <ul className="learn-places">
        {places.map(({ page, note }) => (
          <li key={page}>
            <Link to={{ page }} className="card learn-place">
              <span className="learn-title">{common[page]}</span>
              <span className="soft">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
