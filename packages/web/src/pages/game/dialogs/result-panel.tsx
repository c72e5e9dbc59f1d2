import type { ReactNode } from 'react';
import { Link } from '../../../router.tsx';
import { startGame } from '../../../start-game.ts';
import { useWords } from '../../../words.tsx';
import { useGameContext } from '../game-context.tsx';
import { resultWords } from './result-words.ts';

/** The result and what to do next; it stays beside the board. */
export function ResultPanel(): ReactNode {
  const words = useWords();
  const { state, nameOf } = useGameContext();
  if (!state.game) return undefined;
  const { title } = resultWords(words, state.game, nameOf);
  return (
    <div className="game-result notice">
      <h2>{title}</h2>
      <div className="game-buttons">
        <NextActions />
      </div>
    </div>
  );
}

/** Rematch, replay, new game. */
export function NextActions(): ReactNode {
  const { game, common } = useWords().ui;
  const { session } = useGameContext();
  const rematch = (): void => {
    const setup = session.rematch();
    if (setup) startGame(setup);
  };
  return (
    <>
      <button type="button" className="button primary" onClick={rematch}>
        {game.rematch}
      </button>
      <Link to={{ page: 'replay', id: session.id }} className="button">
        {game.replay}
      </Link>
      <Link to={{ page: 'analysis', id: session.id }} className="button">
        {game.analyse}
      </Link>
      <Link to={{ page: 'new' }} className="button">
        {common.newGame}
      </Link>
    </>
  );
}
