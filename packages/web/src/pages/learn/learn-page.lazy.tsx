import { isLessonId } from '@oia/learning';
import type { ReactNode } from 'react';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { LessonList } from './lesson-list.tsx';
import { preloadLessonWords } from './lesson-parts.tsx';
import { LessonView } from './lesson-view.tsx';
import './learn.css';

// Loaded together with the page, so that the page is shown at once.
void preloadLessonWords();

/** All lessons, or one of them. */
export function LearnPage({ lesson }: { readonly lesson: string | undefined }): ReactNode {
  if (lesson === undefined) return <LessonList />;
  return isLessonId(lesson) ? <LessonView key={lesson} id={lesson} /> : <UnknownLesson name={lesson} />;
}

function UnknownLesson({ name }: { readonly name: string }): ReactNode {
  const { learn } = useAllWords().ui;
  return (
    <div className="stack learn-unknown">
      <h1>{learn.unknown({ name })}</h1>
      <p>{learn.unknownNote}</p>
      <p>
        <Link to={{ page: 'learn' }} className="button primary">
          {learn.all}
        </Link>
      </p>
    </div>
  );
}
