import type { FaceKind } from '@oia/board';
import { type Attempt, type Exercise, PLAYER } from '@oia/learning';
import { describePrompt, type NameOf, promptOf } from '@oia/narration';
import { type Game, seatLetter } from '@oia/rules';
import type { Catalogue, ExerciseWords } from '@oia/texts';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from '../base/use-store.ts';
import { useAllWords } from '../common/words.tsx';
import { ExerciseSession, type ExerciseState } from '../exercise/exercise-session.ts';
import { offerOf } from '../session/choices.ts';
import { LiveRegion, useLiveRegion } from './live-region.tsx';
import { PlayableBoard, waitForStep } from './playable-board.tsx';
import { StepButtons } from './step-buttons.tsx';
import './exercise-board.css';

interface ExerciseBoardProps {
  /** Give each exercise its own `key`: the session is created once. */
  readonly exercise: Exercise;
  readonly words: ExerciseWords;
  readonly face?: FaceKind;
  /** The goal was reached by the player; `wasShown`: after having seen the solution. */
  readonly onReached?: (wasShown: boolean) => void;
  /** Beside the other buttons once it is solved: what comes next. */
  readonly next?: ReactNode;
}

/** An exercise to be solved by playing: the board, what to do, the answer to a try, and help. */
export function ExerciseBoard({ exercise, words, face, onReached, next }: ExerciseBoardProps): ReactNode {
  const all = useAllWords();
  const [session] = useState(() => new ExerciseSession(exercise, waitForStep));
  const state = useStore(session.state);
  const [refusal, setRefusal] = useState('');
  const { announcements, announce } = useLiveRegion();
  const nameOf = useNames();
  useEffect(() => () => session.stop(), [session]);
  useReached(state, onReached);
  const { game } = state;
  const canPlay = session.canPlay;
  const offer = useMemo(() => offerOf(all, canPlay ? game.legalSteps() : []), [all, canPlay, game]);
  const play = (step: number): void => {
    setRefusal('');
    session.play(step);
  };
  const message = refusal || answerTo(all, words, state);
  useEffect(() => announce(message), [message, announce]);
  return (
    <div className="exercise">
      <PlayableBoard
        game={game}
        view={viewOf(game)}
        listener={game.match.secrets ? PLAYER : 'afterwards'}
        offer={offer}
        nameOf={nameOf}
        name={all.ui.exercise.board}
        {...(face ? { face } : {})}
        named
        onPlay={play}
        onSay={setRefusal}
      />
      <p className="exercise-answer" data-status={statusOf(state)}>
        {message}
      </p>
      <StepButtons game={game} controls={offer.controls} nameOf={nameOf} onPlay={play} />
      <ExerciseButtons session={session} state={state} onPress={() => setRefusal('')} next={next} />
      <LiveRegion announcements={announcements} />
    </div>
  );
}

/** The player's view of the position. */
const viewOf = (game: Game): Game['position'] => (game.match.secrets ? game.view(PLAYER) : game.position);

function useNames(): NameOf {
  const { common } = useAllWords().ui;
  return useCallback((seat: number) => common.player({ letter: seatLetter(seat) }), [common]);
}

function useReached({ attempt, wasShown }: ExerciseState, onReached: ((wasShown: boolean) => void) | undefined): void {
  const isReached = attempt.status === 'reached';
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once, when it is reached
  useEffect(() => {
    if (isReached) onReached?.(wasShown);
  }, [isReached]);
}

const statusOf = ({ attempt, showing }: ExerciseState): string => (showing === 'try' ? attempt.status : showing);

/** The sentence about the try, the shown solution, or the task. */
function answerTo(all: Catalogue, words: ExerciseWords, state: ExerciseState): string {
  const { exercise } = all.ui;
  const { attempt, showing, game } = state;
  if (showing === 'solution') return exercise.solution;
  if (showing === 'refutation') return exercise.refutation;
  if (attempt.status === 'reached') return `${exercise.reached} ${words.done}`;
  if (attempt.status === 'missed') return `${exercise.missed} ${missOf(all, words, attempt.miss)}`;
  if (attempt.status === 'others') return exercise.replying;
  if (game.moments.length === 0) return taskOf(all, words, attempt);
  return describePrompt(all, promptOf(game.match, viewOf(game), PLAYER, game.legalSteps()));
}

function taskOf({ ui }: Catalogue, { task }: ExerciseWords, { turnsLeft }: Attempt): string {
  return turnsLeft > 1 ? `${task} ${ui.exercise.turnsLeft({ count: turnsLeft })}` : task;
}

function missOf({ ui }: Catalogue, words: ExerciseWords, miss: string): string {
  const own = words.misses?.[miss];
  if (own !== undefined) return own;
  return miss === 'opponentWins' ? ui.exercise.opponentWins : ui.exercise.notReached;
}

interface ExerciseButtonsProps {
  readonly session: ExerciseSession;
  readonly state: ExerciseState;
  readonly onPress: () => void;
  readonly next: ReactNode;
}

function ExerciseButtons({ session, state, onPress, next }: ExerciseButtonsProps): ReactNode {
  const { exercise } = useAllWords().ui;
  const { attempt, showing, game, isBusy } = state;
  const isReached = showing === 'try' && attempt.status === 'reached';
  const isMissed = showing === 'try' && attempt.status === 'missed';
  const press = (act: () => unknown) => (): void => {
    onPress();
    act();
  };
  return (
    <div className="row exercise-buttons">
      {session.canUndo && (
        <button type="button" className="button" onClick={press(() => session.undo())}>
          {exercise.undo}
        </button>
      )}
      {(game.moments.length > 0 || showing !== 'try') && (
        <button
          type="button"
          className={isMissed || showing !== 'try' ? 'button primary' : 'button'}
          onClick={press(() => session.restart())}
        >
          {exercise.restart}
        </button>
      )}
      {isMissed && attempt.refutation && (
        <button type="button" className="button" onClick={press(() => session.showRefutation())}>
          {exercise.showWhy}
        </button>
      )}
      {!isReached && !isBusy && showing !== 'solution' && (
        <button type="button" className="button quiet" onClick={press(() => session.showSolution())}>
          {exercise.showSolution}
        </button>
      )}
      {isReached && next}
    </div>
  );
}
