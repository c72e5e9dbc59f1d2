import { describeMoment } from '@oia/narration';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../../common/words.tsx';
import { DrawAnswers, useDrawQuestion } from '../dialogs/draw-question.lazy.tsx';
import { useFocusBoard, useGameContext } from '../game-context.tsx';
import { sayMoment } from '../log/log-entries.ts';

/** Shown between two players of a game with secrets: the player who takes the device next, and the last step without its secrets. */
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

/** The last step as a spectator sees it, so that the player who made it sees the result. */
function LastStep(): ReactNode {
  const words = useWords();
  const { state, nameOf } = useGameContext();
  const { game } = state;
  const last = game?.moments.at(-1);
  if (!game || !last) return undefined;
  return <p>{sayMoment(words, describeMoment(words, game.match, last, 'spectator', nameOf))}</p>;
}

/** A draw offer in a game with secrets: the asked player must not see the other board, and hands the device back afterwards. */
export function SecretDraw(): ReactNode {
  const { state } = useGameContext();
  return state.drawOffer?.kind === 'offered' ? <Asking /> : <HandBack />;
}

function Asking(): ReactNode {
  const { game } = useWords().ui;
  return (
    <Cover title={game.drawOffered}>
      <p>{useDrawQuestion()}</p>
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

interface CoverProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Replaces the whole page and takes the focus, because the focused element is gone. */
function Cover({ title, children }: CoverProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another cover
  useEffect(() => heading.current?.focus(), [title]);
  const focusBoard = useFocusBoard();
  useEffect(() => focusBoard, [focusBoard]);
  return (
    <div className="game-cover" data-cover="">
      <div className="card stack">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}
