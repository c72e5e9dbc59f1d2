import type { ReactNode } from 'react';
import { useWords } from '../../common/words.tsx';
import { DrawAnswers, useQuestion } from '../dialogs/draw-question.lazy.tsx';
import { useGameContext } from '../game-context.tsx';
import { Cover } from './cover.tsx';

/** In a game with secrets the asked player must not see the offering player's board, and the device has to be handed back. */
export function SecretDraw(): ReactNode {
  const { state } = useGameContext();
  return state.drawOffer?.kind === 'offered' ? <Asking /> : <HandBack />;
}

function Asking(): ReactNode {
  const { game } = useWords().ui;
  return (
    <Cover title={game.drawOffered}>
      <p>{useQuestion()}</p>
      <p className="row">
        <DrawAnswers />
      </p>
    </Cover>
  );
}

function HandBack(): ReactNode {
  const { game } = useWords().ui;
  const { session, shown, nameOf } = useGameContext();
  const player = shown.viewer === 'spectator' ? '' : nameOf(shown.viewer);
  return (
    <Cover title={game.handOverTo({ player })}>
      <p>{game.drawDeclined}</p>
      <p>
        <button type="button" className="button primary" onClick={() => session.dismissDraw()}>
          {game.iAm({ player })}
        </button>
      </p>
    </Cover>
  );
}
