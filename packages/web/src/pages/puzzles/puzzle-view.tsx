import type { Puzzle, PuzzleEntry } from '@oia/learning/puzzles';
import type { NameOf } from '@oia/narration';
import { seatLetter } from '@oia/rules';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from '../../base/use-store.ts';
import { useAllWords } from '../../common/words.tsx';
import { LiveRegion, useLiveRegion } from '../../parts/live-region.tsx';
import { PlayableBoard } from '../../parts/playable-board.tsx';
import { StepButtons } from '../../parts/step-buttons.tsx';
import type { PuzzleSession, PuzzleState } from '../../puzzles/puzzle-session.ts';
import { hintsOf, offerOf } from '../../session/choices.ts';
import { PuzzleButtons } from './puzzle-buttons.tsx';
import { NotSavedNotice } from './puzzle-overview.tsx';
import { PuzzleSeats } from './puzzle-seats.tsx';
import { messageOf } from './puzzle-words.ts';
import { type RatingChange, usePuzzle } from './use-puzzle.ts';

interface PuzzleViewProps {
  readonly entry: PuzzleEntry;
  readonly puzzle: Puzzle;
}

/** One puzzle: the board, what to do, the answer to a try, and help. */
export function PuzzleView({ entry, puzzle }: PuzzleViewProps): ReactNode {
  const words = useAllWords();
  const { session, change } = usePuzzle(entry, puzzle);
  const state = useStore(session.state);
  const nameOf = useNames();
  const [refusal, setRefusal] = useState('');
  const message = messageOf(words.ui.puzzles, puzzle.kind, session, state, nameOf);
  const { announcements, announce } = useLiveRegion();
  useEffect(() => announce(message), [message, announce]);
  useEffect(() => announce(refusal), [refusal, announce]);
  return (
    <div className="puzzle">
      <header className="puzzle-head">
        <h1>{words.ui.puzzles.kinds[puzzle.kind === 'hold1' || puzzle.kind === 'hold2' ? 'hold' : puzzle.kind]}</h1>
        <span className="soft">{words.ui.puzzles.puzzleRating({ number: puzzle.rating })}</span>
      </header>
      <Stage session={session} state={state} nameOf={nameOf} onSay={setRefusal} />
      <div className="puzzle-side">
        <p className="puzzle-answer" data-phase={state.phase}>
          {refusal || message}
          {change && isDone(state) && <RatingLine change={change} />}
        </p>
        <PuzzleButtons session={session} state={state} entry={entry} onPress={() => setRefusal('')} />
        <NotSavedNotice />
        <PuzzleSeats puzzle={puzzle} game={state.game} seat={session.seat} nameOf={nameOf} />
      </div>
      <LiveRegion announcements={announcements} />
    </div>
  );
}

const isDone = ({ phase }: PuzzleState): boolean => phase === 'solved' || phase === 'missed' || phase === 'shown';

function useNames(): NameOf {
  const { common } = useAllWords().ui;
  return useCallback((seat: number) => common.player({ letter: seatLetter(seat) }), [common]);
}

function RatingLine({ change: { before, after } }: { readonly change: RatingChange }): ReactNode {
  const { puzzles } = useAllWords().ui;
  return <span className="puzzle-change">{puzzles.change({ before: String(before), after: String(after) })}</span>;
}

interface StageProps {
  readonly session: PuzzleSession;
  readonly state: PuzzleState;
  readonly nameOf: NameOf;
  readonly onSay: (text: string) => void;
}

function Stage({ session, state, nameOf, onSay }: StageProps): ReactNode {
  const words = useAllWords();
  const { game, hint, hinted } = state;
  const { canPlay } = session;
  const offer = useMemo(() => offerOf(words, canPlay ? game.legalSteps() : []), [words, canPlay, game]);
  const hints = useMemo(() => (hint === 'turn' ? hintsOf(hinted) : undefined), [hint, hinted]);
  const play = (step: number): void => {
    onSay('');
    session.play(step);
  };
  return (
    <div className="puzzle-stage">
      <PlayableBoard
        game={game}
        view={game.position}
        listener="afterwards"
        offer={offer}
        nameOf={nameOf}
        name={words.ui.puzzles.board}
        hints={hints}
        onPlay={play}
        onSay={onSay}
      />
      <StepButtons game={game} controls={offer.controls} nameOf={nameOf} onPlay={play} />
    </div>
  );
}
