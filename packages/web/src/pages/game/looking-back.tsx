import type { ReactNode } from 'react';
import { useWords } from '../../words.tsx';
import { usePlaying } from './game-context.tsx';

/** Says clearly that the board shows an earlier position. */
export function LookingBack(): ReactNode {
  const { game } = useWords().ui;
  const { session, state } = usePlaying();
  const { past } = state;
  if (past === undefined) return undefined;
  return (
    <div className="notice game-past">
      <p>{game.lookingBack({ step: past, of: state.game?.moments.length ?? 0 })}</p>
      <button type="button" className="button primary" onClick={() => session.lookAt(undefined)}>
        {game.toNow}
      </button>
    </div>
  );
}
