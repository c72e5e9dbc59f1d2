import { type ComponentType, type ReactNode, useState } from 'react';
import { Link } from '../common/router.tsx';
import { useWords } from '../common/words.tsx';
import type { KeptGame, Unreadable } from '../storage/games.ts';
import { keptGame, readGame } from '../storage/kept-game.ts';

export { readGame };

interface ReadGameProps {
  readonly id: string;
  /** Shows the game. */
  readonly Game: ComponentType<{ readonly kept: KeptGame }>;
}

/** Reads a stored game and shows it, or says why it cannot be read. */
export function ReadGame({ id, Game }: ReadGameProps): ReactNode {
  const [kept] = useState(() => keptGame(id));
  return typeof kept === 'string' ? <UnreadableGame why={kept} /> : <Game kept={kept} />;
}

function UnreadableGame({ why }: { readonly why: Unreadable }): ReactNode {
  const { game, common } = useWords().ui;
  const reason = { missing: game.gone, newer: game.newer, broken: game.damaged }[why];
  return (
    <div className="game-cover">
      <div className="card stack" role="alert">
        <h1>{game.unreadable}</h1>
        <p>{reason}</p>
        <p className="row">
          <Link to={{ page: 'home' }} className="button primary">
            {game.toGames}
          </Link>
          {why === 'newer' && (
            <button type="button" className="button" onClick={() => location.reload()}>
              {common.reload}
            </button>
          )}
        </p>
      </div>
    </div>
  );
}
