import { positionText } from '@oia/rules';
import { levelOf, type Seat } from '@oia/table';
import type { ReactNode } from 'react';
import { Link, navigate } from '../../common/router.tsx';
import { useWords } from '../../common/words.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import type { GameSession } from '../../session/game-session.ts';
import { linkOf } from '../../storage/links.ts';
import { isViewShared } from '../../storage/sharing.ts';
import { type Tool, useTools } from '../board/board-tools.tsx';
import { ToolIcon } from '../controls/tool-buttons.tsx';
import { useGameContext } from '../game-context.tsx';

/** Less frequent actions. */
export function MoreDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { game } = useWords().ui;
  return (
    <Dialog title={game.more} isOpen onClose={onClose}>
      <h3>{game.gameGroup}</h3>
      <GameItems onClose={onClose} />
      <h3>{game.boardGroup}</h3>
      <BoardItems onClose={onClose} />
    </Dialog>
  );
}

function GameItems({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { game, common } = useWords().ui;
  const { session, state, open } = useGameContext();
  const seat = seatAtScreen(session);
  const offer = (by: number): void => {
    onClose();
    session.send({ kind: 'offerDraw' }, by);
  };
  return (
    <div className="more-items">
      {seat !== undefined && session.canAct && (
        <button type="button" className="button" onClick={() => offer(seat)}>
          {game.offerDraw}
        </button>
      )}
      {seat !== undefined && (
        <button type="button" className="button danger" onClick={() => open('resign')}>
          {game.resign}
        </button>
      )}
      {session.isHost && !state.game?.outcome && state.setup.seats.some(isPersons) && (
        <button type="button" className="button" onClick={() => open('seats')}>
          {game.seats}
        </button>
      )}
      <button type="button" className="button" onClick={() => open('share')}>
        {game.share}
      </button>
      <AnalyseItem />
      <button type="button" className="button" onClick={() => open('help')}>
        {game.help}
      </button>
      <Link to={{ page: 'rules' }} className="button">
        {common.rules}
      </Link>
      <Link to={{ page: 'new' }} className="button">
        {common.newGame}
      </Link>
    </div>
  );
}

/** While a game has secrets, the analysis gets only the viewer's view. A running online game has no analysis. */
function AnalyseItem(): ReactNode {
  const { game } = useWords().ui;
  const { session, state, shown } = useGameContext();
  if (!state.game || !(session.isHost || state.game.outcome)) return undefined;
  if (session.isHost && !isViewShared(state.game)) {
    const at = shown.past === undefined ? {} : { at: shown.past };
    return (
      <Link to={{ page: 'analysis', id: session.id, ...at }} className="button">
        {game.analyse}
      </Link>
    );
  }
  const analyse = async (): Promise<void> => {
    const record = await linkOf(positionText({ match: shown.match, position: shown.view }));
    if (record !== undefined) navigate({ page: 'analysis', record });
  };
  return (
    <button type="button" className="button" onClick={analyse}>
      {game.analyse}
    </button>
  );
}

function BoardItems({ onClose }: { readonly onClose: () => void }): ReactNode {
  // Zooming is often repeated; after everything else the user wants to see the board.
  const press = ({ icon, use }: Tool): void => {
    use();
    if (icon !== 'zoomIn' && icon !== 'zoomOut') onClose();
  };
  return (
    <div className="more-items">
      {useTools().map((tool) => (
        <button key={tool.icon} type="button" className="button" onClick={() => press(tool)}>
          <ToolIcon name={tool.icon} />
          {tool.label}
        </button>
      ))}
    </div>
  );
}

/** The player at the screen who may resign or offer a draw; undefined for spectators and players who are out. */
export function seatAtScreen(session: GameSession): number | undefined {
  const { viewer, next } = session.state.value;
  const isPlaying = viewer !== 'spectator' && next === undefined && session.can({ kind: 'resign' });
  return isPlaying ? viewer : undefined;
}

/** A seat that is, or was, a person's. */
export const isPersons = (seat: Seat): boolean => levelOf(seat) === undefined || seat.standsInFor !== undefined;
