import { describeMoment } from '@oia/narration';
import type { ReactNode } from 'react';
import { useWords } from '../../common/words.tsx';
import { useGameContext } from '../game-context.tsx';
import { sayMoment } from '../log/log-entries.ts';
import { Cover } from './cover.tsx';

/** Between two players of a game with secrets: who has to take the device, and what everybody may know. */
export function HandOver({ next }: { readonly next: number }): ReactNode {
  const { game } = useWords().ui;
  const { session, nameOf, open } = useGameContext();
  const player = nameOf(next);
  return (
    <Cover title={game.handOverTo({ player })}>
      <LastStep />
      <p className="soft">{game.handOverWhy}</p>
      <p>
        <button type="button" className="button primary" onClick={() => session.send({ kind: 'takeDevice' })}>
          {game.iAm({ player })}
        </button>
      </p>
      <p>
        <button type="button" className="button quiet" onClick={() => open('seats')}>
          {game.hasLeft({ player })}
        </button>
      </p>
    </Cover>
  );
}

/** The last step as everybody may know it, so that the player who made it sees the result. */
function LastStep(): ReactNode {
  const words = useWords();
  const { state, nameOf } = useGameContext();
  const { game } = state;
  const last = game?.moments.at(-1);
  if (!game || !last) return undefined;
  return <p>{sayMoment(words, describeMoment(words, game.match, last, 'spectator', nameOf))}</p>;
}
