import { LESSON_GROUPS, LESSON_IDS, LESSONS, type LessonId } from '@oia/learning';
import { parsePosition } from '@oia/rules';
import { type ReactNode, useMemo } from 'react';
import { useStore } from '../../base/use-store.ts';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { StillBoard } from '../../parts/still-board.tsx';
import { sceneOf } from '../../session/scene.ts';
import { lessonProgress } from '../../storage/lessons.ts';
import { countDone, firstOpen } from './lesson-order.ts';
import { Elsewhere, NotSavedNotice, useLessonWords } from './lesson-parts.tsx';

const GROUPS = Object.keys(LESSON_GROUPS) as readonly (keyof typeof LESSON_GROUPS)[];

/** All lessons with the user's progress. */
export function LessonList(): ReactNode {
  const { learn } = useAllWords().ui;
  return (
    <div className="stack learn">
      <div>
        <h1>{learn.title}</h1>
        <p className="learn-lead">{learn.lead}</p>
        <ProgressLine />
      </div>
      {GROUPS.map((group) => (
        <section key={group} aria-labelledby={`learn-${group}`}>
          <h2 id={`learn-${group}`}>{learn.groups[group]}</h2>
          <p className="soft">{learn.notes[group]}</p>
          <ol className="learn-lessons" start={LESSON_IDS.indexOf(LESSON_GROUPS[group][0] as LessonId) + 1}>
            {LESSON_GROUPS[group].map((id) => (
              <LessonCard key={id} id={id} />
            ))}
          </ol>
        </section>
      ))}
      <Elsewhere />
    </div>
  );
}

function ProgressLine(): ReactNode {
  const { learn, home } = useAllWords().ui;
  const words = useLessonWords();
  const { done } = useStore(lessonProgress);
  const count = countDone(done);
  const open = firstOpen(done);
  return (
    <div className="learn-progress">
      {open && (
        <Link to={{ page: 'learn', lesson: open }} className="button primary">
          {count === 0 ? home.learn : learn.goOn({ name: words[open].title })}
        </Link>
      )}
      <div>
        <progress value={count} max={LESSON_IDS.length} aria-labelledby="learn-done" />
        <p id="learn-done" className="soft">
          {learn.progress({ done: count, of: LESSON_IDS.length })}
        </p>
      </div>
      <NotSavedNotice />
    </div>
  );
}

function LessonCard({ id }: { readonly id: LessonId }): ReactNode {
  const { learn } = useAllWords().ui;
  const { title } = useLessonWords()[id];
  const isDone = useStore(lessonProgress).done.includes(id);
  const scene = useMemo(() => sceneAt(LESSONS[id].position), [id]);
  return (
    <li>
      <Link to={{ page: 'learn', lesson: id }} className="card learn-lesson">
        {scene && <StillBoard scene={scene} label="" size="5rem" />}
        <span>
          <span className="learn-title">{title}</span>
          {isDone && (
            <span className="learn-mark">
              <span aria-hidden="true">✓</span> {learn.done}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function sceneAt(position: string): ReturnType<typeof sceneOf> | undefined {
  const read = parsePosition(position);
  return read.ok ? sceneOf(read.value.match, read.value.position) : undefined;
}
