import { humanSeats, isComputer, isComputerAt, isComputersOnly } from '@oia/table';
import type { ReactNode } from 'react';
import { useWords } from '../../common/words.tsx';
import { SpeedChoice } from '../../parts/speed-choice.tsx';
import { useGameContext } from '../game-context.tsx';

/** For games with computers: pause, hint, take back, speed. */
export function AssistButtons(): ReactNode {
  const { session, state } = useGameContext();
  const { seats } = state.setup;
  if (!session.isHost || !seats.some(isComputer)) return undefined;
  const isOver = state.game?.outcome !== undefined;
  const canEverTakeBack = humanSeats(seats).length === 1 && state.game?.match.secrets === false;
  return (
    <>
      {!isOver && (isComputersOnly(seats) ? <PauseButton /> : <HintButton />)}
      {canEverTakeBack && <TakeBackButton />}
      {!isOver && <SpeedChoice />}
    </>
  );
}

/** Stops the computer's turn or its search for a hint; undefined if there is nothing to stop. */
function useInterruption(): (() => void) | undefined {
  const { session, state } = useGameContext();
  const { isSeekingHint, isPaused, setup } = state;
  const actor = state.game?.actor;
  if (isSeekingHint) return () => session.send({ kind: 'cancelHint' });
  return !isPaused && actor !== undefined && isComputerAt(setup.seats, actor)
    ? () => session.send({ kind: 'pause' })
    : undefined;
}

/** Pauses and resumes a game between computers. */
function PauseButton(): ReactNode {
  const { game } = useWords().ui;
  const { session, state } = useGameContext();
  const { isPaused } = state;
  return (
    <button
      type="button"
      className={isPaused ? 'button primary' : 'button'}
      onClick={() => session.send({ kind: isPaused ? 'resume' : 'pause' })}
    >
      <Either shown={isPaused ? game.goOn : game.pause} all={[game.goOn, game.pause]} />
    </button>
  );
}

/** Hint and stop share a button, because only one of them makes sense at a time, and the layout must not move. */
function HintButton(): ReactNode {
  const { game } = useWords().ui;
  const { session, state } = useGameContext();
  const hint = useHint();
  const interrupt = useInterruption();
  const { isPaused } = state;
  const shown = isPaused ? game.goOn : interrupt ? game.stop : game.hint;
  const press = isPaused ? () => session.send({ kind: 'resume' }) : (interrupt ?? hint);
  return (
    <button
      type="button"
      className={isPaused ? 'button primary' : 'button'}
      aria-disabled={shown === game.hint && !session.canAct}
      onClick={press}
    >
      <Either shown={shown} all={[game.hint, game.stop, game.goOn]} />
    </button>
  );
}

/** One of several labels, in a space that is wide enough for each. */
const Either = ({ shown, all }: { readonly shown: string; readonly all: readonly string[] }): ReactNode => (
  <span className="either">
    {all.map((label) => (
      <span key={label} aria-hidden={label !== shown}>
        {label}
      </span>
    ))}
  </span>
);

/** Asks for a hint, then for more of it, or says why there is none. */
export function useHint(): () => void {
  const { game } = useWords().ui;
  const { session, hint, say } = useGameContext();
  return () => {
    if (!session.canAct) say(game.noHint);
    else if (hint.rest.length === 0) session.send({ kind: 'hint' });
    else hint.advance();
  };
}

function TakeBackButton(): ReactNode {
  const { game } = useWords().ui;
  const { session, say } = useGameContext();
  const canTakeBack = session.can({ kind: 'takeBack' });
  return (
    <button
      type="button"
      className="button"
      aria-disabled={!canTakeBack}
      onClick={() => (canTakeBack ? session.send({ kind: 'takeBack' }) : say(game.noTakeBack))}
    >
      {game.takeBack}
    </button>
  );
}
