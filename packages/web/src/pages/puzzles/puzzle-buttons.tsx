import type { PuzzleEntry } from '@oia/learning/puzzles';
import type { ReactNode } from 'react';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { library } from '../../puzzles/puzzle-library.ts';
import type { PuzzleSession, PuzzleState } from '../../puzzles/puzzle-session.ts';
import { startNext } from './puzzle-choice.tsx';

interface PuzzleButtonsProps {
  readonly session: PuzzleSession;
  readonly state: PuzzleState;
  readonly entry: PuzzleEntry;
  readonly onPress: () => void;
}

/** Buttons to undo, get help, try again, or open the next puzzle. */
export function PuzzleButtons({ session, state, entry, onPress }: PuzzleButtonsProps): ReactNode {
  const { puzzles } = useAllWords().ui;
  const { phase, hint } = state;
  const isTrying = phase === 'try';
  const isDone = phase === 'solved' || phase === 'shown';
  const press = (act: () => unknown) => (): void => {
    onPress();
    // Never rejects: an examiner that fails shows the turn as unchecked.
    void act();
  };
  return (
    <div className="row puzzle-buttons">
      {isTrying && (
        <button type="button" className="button" disabled={!session.canUndo} onClick={press(() => session.undo())}>
          {puzzles.undo}
        </button>
      )}
      {(phase === 'missed' || phase === 'shown') && (
        <button type="button" className="button primary" onClick={press(() => session.again())}>
          {puzzles.again}
        </button>
      )}
      {phase === 'unchecked' && (
        <button type="button" className="button primary" onClick={press(() => session.checkAgain())}>
          {puzzles.again}
        </button>
      )}
      {isTrying && hint !== 'turn' && (
        <button type="button" className="button" onClick={press(() => session.hint())}>
          {hint === 'none' ? puzzles.hint : puzzles.moreHint}
        </button>
      )}
      {(isTrying || phase === 'missed' || phase === 'unchecked') && (
        <button type="button" className="button quiet" onClick={press(() => session.showSolution())}>
          {puzzles.solution}
        </button>
      )}
      <NextButton id={entry.id} isFirst={isDone} />
      <Link to={{ page: 'puzzles' }} className="button quiet">
        {puzzles.all}
      </Link>
    </div>
  );
}

function NextButton({ id, isFirst }: { readonly id: string; readonly isFirst: boolean }): ReactNode {
  const { puzzles } = useAllWords().ui;
  const all = library.useLoaded();
  return (
    <button type="button" className={isFirst ? 'button primary' : 'button quiet'} onClick={() => startNext(all, id)}>
      {puzzles.next}
    </button>
  );
}
