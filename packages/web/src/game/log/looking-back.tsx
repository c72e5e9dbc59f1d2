import type { ReactNode } from 'react';
import { useWords } from '../../common/words.tsx';
import { useGameContext } from '../game-context.tsx';

/** Replaces the prompt while the board shows an earlier position. */
export function LookingBack(): ReactNode {
  const { game } = useWords().ui;
  const { session, state } = useGameContext();
  const { past = 0 } = state;
  return (
    <div className="game-prompt-line game-past" role="status">
      <span>{game.lookingBack({ step: past, of: state.game?.moments.length ?? 0 })}</span>
      <button type="button" className="button primary" onClick={() => session.lookAt(undefined)}>
        {game.toNow}
      </button>
    </div>
  );
}
