import { dailyPuzzle, dayOf, type Puzzle, type PuzzleEntry } from '@oia/learning/puzzles';
import { useEffect, useState } from 'react';
import { useStore } from '../../base/use-store.ts';
import { waitForStep } from '../../parts/playable-board.tsx';
import { WorkerExaminer } from '../../puzzles/examiner.ts';
import { library } from '../../puzzles/puzzle-library.ts';
import { puzzleProgress, recordDaily, recordTry } from '../../puzzles/puzzle-progress.ts';
import { PuzzleSession } from '../../puzzles/puzzle-session.ts';

/** The effect of a puzzle on the rating. */
export interface RatingChange {
  readonly before: number;
  readonly after: number;
}

/** The session of a puzzle. Only its first try changes the stored rating. */
export function usePuzzle(
  entry: PuzzleEntry,
  puzzle: Puzzle,
): { readonly session: PuzzleSession; readonly change: RatingChange | undefined } {
  const [change, setChange] = useState<RatingChange>();
  const [examiner] = useState(() => new WorkerExaminer());
  const [session] = useState(() => new PuzzleSession(puzzle, { examiner, wait: waitForStep, onResult }));
  function onResult(isSolved: boolean): void {
    const before = puzzleProgress.value.solver;
    recordTry(entry, isSolved);
    const after = puzzleProgress.value.solver;
    if (after !== before) setChange({ before: before.rating, after: after.rating });
  }
  useEffect(() => () => session.stop(), [session]);
  useEffect(() => () => examiner.close(), [examiner]);
  useDaily(entry, session);
  return { session, change };
}

function useDaily({ id }: PuzzleEntry, session: PuzzleSession): void {
  const puzzles = library.useLoaded();
  const isSolved = useStore(session.state).phase === 'solved';
  useEffect(() => {
    const day = dayOf(new Date());
    if (isSolved && dailyPuzzle(puzzles, day)?.id === id) recordDaily(day);
  }, [isSolved, puzzles, id]);
}
