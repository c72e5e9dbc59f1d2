import { dailyPuzzle, dayOf, openPuzzle, type PuzzleEntry, type PuzzleLibrary } from '@oia/learning/puzzles';
import { USUAL_LOOKS } from '@oia/table';
import { type ReactNode, useMemo } from 'react';
import { useStore } from '../../base/use-store.ts';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { StillBoard } from '../../parts/still-board.tsx';
import { progressKept, puzzleProgress, streakOn } from '../../puzzles/puzzle-progress.ts';
import { sceneOf } from '../../session/scene.ts';
import { PuzzleChoice } from './puzzle-choice.tsx';

/** The puzzle of the day, the rating, and the choice of further puzzles. */
export function PuzzleOverview({ library }: { readonly library: PuzzleLibrary }): ReactNode {
  const { puzzles } = useAllWords().ui;
  const day = dayOf(new Date());
  const daily = dailyPuzzle(library, day);
  return (
    <div className="stack">
      <header>
        <h1>{puzzles.title}</h1>
        <p className="soft">{puzzles.intro}</p>
      </header>
      <NotSavedNotice />
      <div className="puzzles-top">
        {daily && <Daily entry={daily} day={day} />}
        <Standing day={day} />
      </div>
      <PuzzleChoice library={library} />
    </div>
  );
}

export function NotSavedNotice(): ReactNode {
  const { puzzles } = useAllWords().ui;
  useStore(puzzleProgress);
  return progressKept() === 'kept' ? undefined : <p className="notice warning">{puzzles.notKept}</p>;
}

function Daily({ entry, day }: { readonly entry: PuzzleEntry; readonly day: number }): ReactNode {
  const { puzzles } = useAllWords().ui;
  const { streak } = useStore(puzzleProgress);
  const scene = useMemo(() => sceneIn(entry), [entry]);
  const isSolved = streak.last >= day;
  return (
    <section className="card puzzles-daily">
      {scene && <StillBoard scene={scene} label="" />}
      <div>
        <h2>{puzzles.daily}</h2>
        <p>{isSolved ? puzzles.dailySolved : puzzles.task[entry.kind]}</p>
        <p>
          <Link to={{ page: 'puzzles', id: entry.id }} className={isSolved ? 'button' : 'button primary'}>
            {puzzles.dailyOpen}
          </Link>
        </p>
      </div>
    </section>
  );
}

function sceneIn(entry: PuzzleEntry): ReturnType<typeof sceneOf> | undefined {
  const opened = openPuzzle(entry);
  return opened.ok ? sceneOf(opened.value.match, opened.value.start, USUAL_LOOKS) : undefined;
}

function Standing({ day }: { readonly day: number }): ReactNode {
  const { puzzles } = useAllWords().ui;
  const { solver, tried, streak } = useStore(puzzleProgress);
  const solved = [...tried.values()].filter(Boolean).length;
  return (
    <section className="card puzzles-standing">
      <h2>{puzzles.rating}</h2>
      <p className="puzzles-rating">{solver.rating}</p>
      <p className="soft">{puzzles.ratingNote}</p>
      <ul>
        {tried.size > 0 && (
          <li>
            {puzzles.tried({ count: tried.size })}, {puzzles.solvedCount({ count: solved })}
          </li>
        )}
        <li>
          {puzzles.streak({ count: streakOn(day) })}
          {streak.best > 0 && <span className="soft"> · {puzzles.bestStreak({ count: streak.best })}</span>}
        </li>
      </ul>
    </section>
  );
}
