import type { ReactNode } from 'react';
import { Link } from '../common/router.tsx';
import { useWords } from '../common/words.tsx';
import type { Unreadable } from '../storage/games.ts';

export function UnreadableGame({ why }: { readonly why: Unreadable }): ReactNode {
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
