import { LESSON_IDS, LESSONS, type LessonId } from '@oia/learning';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { lastForm } from '../../new-game/saved-form.ts';
import { startOrDefault } from '../../new-game/start-game.ts';
import { ExerciseBoard } from '../../parts/exercise-board.tsx';
import { keptGames } from '../../storage/games.ts';
import { keepLesson } from '../../storage/lessons.ts';
import { isEnoughToPlay, nextOf, numberOf } from './lesson-order.ts';
import { Elsewhere, NotSavedNotice, useLessonWords } from './lesson-parts.tsx';

/** One lesson: what it is about, a board to try it on, and the way to the next. */
export function LessonView({ id }: { readonly id: LessonId }): ReactNode {
  const { learn } = useAllWords().ui;
  const words = useLessonWords()[id];
  return (
    <div className="stack">
      <article className="lesson">
        <header className="lesson-head">
          <p className="lesson-place">
            <Link to={{ page: 'learn' }}>{learn.all}</Link>
            <span className="soft">{learn.lesson({ number: numberOf(id), of: LESSON_IDS.length })}</span>
          </p>
          <h1 ref={useFocus()} tabIndex={-1}>
            {words.title}
          </h1>
          <p className="lesson-text">{words.text}</p>
          <NotSavedNotice />
        </header>
        <ExerciseBoard
          exercise={LESSONS[id]}
          words={words}
          onReached={() => keepLesson(id)}
          next={<NextButtons id={id} />}
        />
      </article>
      {nextOf(id) === undefined && <Elsewhere />}
    </div>
  );
}

/** Moves the focus to the title of a new lesson, because the button that led here is gone. */
function useFocus(): { readonly current: HTMLHeadingElement | null } {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}

function NextButtons({ id }: { readonly id: LessonId }): ReactNode {
  const { learn } = useAllWords().ui;
  const words = useLessonWords();
  const next = nextOf(id);
  if (next === undefined) return <PlayButton />;
  return (
    <>
      {isEnoughToPlay(id) && <PlayButton />}
      <Link to={{ page: 'learn', lesson: next }} className={isEnoughToPlay(id) ? 'button' : 'button primary'}>
        {isEnoughToPlay(id) ? learn.more : learn.next({ name: words[next].title })}
      </Link>
    </>
  );
}

/** Starts a game against the computer: the first one at the lowest level, later ones with the last form. */
function PlayButton(): ReactNode {
  const { learn } = useAllWords().ui;
  const [isFirst] = useState(() => keptGames().length === 0);
  return (
    <button type="button" className="button primary" onClick={() => startOrDefault(lastForm('computer'), 'computer')}>
      {isFirst ? learn.playFirst : learn.play}
    </button>
  );
}
