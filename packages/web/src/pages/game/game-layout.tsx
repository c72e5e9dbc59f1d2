import { positionText } from '@oia/rules';
import type { ReactNode } from 'react';
import { useWords } from '../../words.tsx';
import { BoardTools } from './board-tools.tsx';
import { BoardView } from './board-view.tsx';
import { Controls } from './controls.tsx';
import { DrawQuestion } from './draw-question.tsx';
import { type DialogName, usePlaying } from './game-context.tsx';
import { GameLog } from './game-log.tsx';
import { LazyDialogs } from './lazy-dialogs.tsx';
import { Notices } from './notices.tsx';
import { Players } from './players.tsx';
import { PromptBar } from './prompt-bar.tsx';
import { useHintWords } from './use-hint-words.ts';
import { useKeys } from './use-keys.ts';
import { useResult } from './use-result.ts';
import { useRoom } from './use-room.ts';

interface GameLayoutProps {
  readonly feedback: string;
  readonly dialog: DialogName | undefined;
}

/** The page while somebody looks at the board. */
export function GameLayout({ feedback, dialog }: GameLayoutProps): ReactNode {
  const words = useWords();
  const { session, nameOf, state, open } = usePlaying();
  const names = session.setup.seats.map((_, seat) => nameOf(seat));
  useKeys();
  useHintWords();
  useResult();
  return (
    <div className="game-frame" ref={useRoom()}>
      <Notices session={session} state={state} onExport={() => open('share')} />
      <div className="game" {...useFacts()}>
        <h1 className="unseen">{words.ui.game.title({ players: words.together(names) })}</h1>
        <PromptBar feedback={feedback} />
        <Players />
        <section className="game-board" aria-label={words.ui.game.board}>
          <div className="game-board-stage">
            <BoardView />
            <BoardTools />
          </div>
        </section>
        <Controls />
        <GameLog />
      </div>
      {state.drawOffer?.kind === 'offered' && <DrawQuestion />}
      {dialog && <LazyDialogs dialog={dialog} />}
    </div>
  );
}

/** What tests may read of the page: what the one at the screen sees, never the truth. */
function useFacts(): Readonly<Record<`data-${string}`, string>> {
  const { look, state } = usePlaying();
  const { game } = state;
  const { match, view } = look;
  return {
    'data-position': positionText({ match, position: view }),
    ...(game?.actor === undefined ? {} : { 'data-actor': String(game.actor) }),
    ...(game?.outcome ? { 'data-over': game.outcome.reason } : {}),
  };
}
