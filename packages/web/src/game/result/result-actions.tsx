import { type ReactNode, useEffect, useRef } from 'react';
import { appearance } from '../../common/appearance.ts';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { startGame } from '../../new-game/start-game.ts';
import { useGameContext } from '../game-context.tsx';
import { LevelAdvice } from './level-advice.tsx';
import type { Ending } from './use-ending.ts';

/** Rematch, review, share, new game; and another level where the last games suggest one. */
export function ResultActions({ ending }: { readonly ending: Ending }): ReactNode {
  const { common, result } = useAllWords().ui;
  const { session, open } = useGameContext();
  const first = useRevealed(ending);
  const rematch = (): void => {
    session.send({ kind: 'rematch' });
    const setup = session.state.value.rematch;
    if (setup) startGame(setup);
  };
  return (
    <div className="game-result">
      <div className="game-buttons">
        <button type="button" className="button primary" ref={first} onClick={rematch}>
          {result.rematch}
        </button>
        <Link to={{ page: 'analysis', id: session.id, review: true }} className="button">
          {result.turningPoint}
        </Link>
        <button type="button" className="button" onClick={() => open('share')}>
          {result.share}
        </button>
        <Link to={{ page: 'replay', id: session.id }} className="button">
          {result.replay}
        </Link>
        <Link to={{ page: 'new' }} className="button">
          {common.newGame}
        </Link>
        <Link to={{ page: 'rules' }} className="button quiet">
          {common.rules}
        </Link>
      </div>
      <LevelAdvice ending={ending} />
    </div>
  );
}

/** On a phone the actions are below the board: when the game ends the first is scrolled into view, and the board stays there. */
function useRevealed(ending: Ending): { readonly current: HTMLButtonElement | null } {
  const box = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const behavior = appearance.value.motion ? 'smooth' : 'instant';
    if (ending === 'here') box.current?.scrollIntoView({ block: 'nearest', behavior });
  }, [ending]);
  return box;
}
