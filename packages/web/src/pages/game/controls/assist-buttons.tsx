import { humanSeats, isComputer, isComputerAt, isComputersOnly } from '@oia/table';
import type { ReactNode } from 'react';
import { useWords } from '../../../words.tsx';
import { useGameContext } from '../game-context.tsx';
import { SpeedChoice } from './speed-choice.tsx';

/** For games with computers: pause, hint, take back, speed. */
export function AssistButtons(): ReactNode {
  const { state } = useGameContext();
  const { seats } = state.setup;
  if (!seats.some(isComputer)) return undefined;
  const isOver = state.game?.outcome !== undefined;
  const canEverTakeBack = humanSeats(seats).length === 1 && state.game?.match.secrets === false;
  return (
    <>
      {!isOver && <PauseButton />}
      {!isOver && !isComputersOnly(seats) && <HintButton />}
      {canEverTakeBack && <TakeBackButton />}
      {!isOver && <SpeedChoice />}
    </>
  );
}

/** Always present, even if there is nothing to interrupt, so that the other buttons do not move. */
function PauseButton(): ReactNode {
  const { game } = useWords().ui;
  const { session, state, say } = useGameContext();
  const { isPaused, isSeekingHint, setup } = state;
  if (isPaused) {
    return (
      <button type="button" className="button primary" onClick={() => session.pause(false)}>
        {game.goOn}
      </button>
    );
  }
  const actor = state.game?.actor;
  const isTheirs = actor !== undefined && isComputerAt(setup.seats, actor);
  const interrupt = (): void => {
    if (isSeekingHint) session.cancelHint();
    else if (isTheirs) session.pause(true);
    else say(game.noStop);
  };
  return (
    <button type="button" className="button" aria-disabled={!isSeekingHint && !isTheirs} onClick={interrupt}>
      {isComputersOnly(setup.seats) ? game.pause : game.stop}
    </button>
  );
}

function HintButton(): ReactNode {
  const { game } = useWords().ui;
  const { session } = useGameContext();
  const hint = useHint();
  return (
    <button type="button" className="button" aria-disabled={!session.canAct} onClick={hint}>
      {game.hint}
    </button>
  );
}

/** Asks for a hint, then for more of it, or says why there is none. */
export function useHint(): () => void {
  const { game } = useWords().ui;
  const { session, hint, say } = useGameContext();
  return () => {
    if (!session.canAct) say(game.noHint);
    else if (hint.rest.length === 0) session.hint();
    else hint.advance();
  };
}

function TakeBackButton(): ReactNode {
  const { game } = useWords().ui;
  const { session, say } = useGameContext();
  const { canTakeBack } = session;
  return (
    <button
      type="button"
      className="button"
      aria-disabled={!canTakeBack}
      onClick={() => (canTakeBack ? session.takeBack() : say(game.noTakeBack))}
    >
      {game.takeBack}
    </button>
  );
}
