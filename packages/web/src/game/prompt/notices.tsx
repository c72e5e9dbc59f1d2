import type { ReactNode } from 'react';
import { Link } from '../../common/router.tsx';
import { useWords } from '../../common/words.tsx';
import type { GameSession } from '../../session/game-session.ts';
import { isPlayedElsewhere, type SessionState } from '../../session/state.ts';

interface NoticesProps {
  readonly session: GameSession;
  readonly state: SessionState;
  /** Absent if there is nothing to export yet. */
  readonly onExport?: () => void;
  readonly children?: ReactNode;
}

/** Problems and declined offers, each with a button. */
export function Notices({ session, state, onExport, children }: NoticesProps): ReactNode {
  const { game, common } = useWords().ui;
  const { kept, isEngineLost, drawOffer, role } = state;
  const goOn = async (): Promise<void> => {
    if (!(await session.continueHere())) location.reload();
  };
  return (
    <div className="game-notices">
      {children}
      {kept !== 'kept' && <NotKept kept={kept} onExport={onExport} />}
      {role === 'behind' && (
        <Notice
          text={game.overtaken}
          button={game.continueHere}
          // Never rejects: a game that cannot be read is shown as behind.
          onPress={() => void goOn()}
          isWarning
        />
      )}
      {isPlayedElsewhere(state) && (
        <Notice
          text={game.elsewhere}
          button={game.continueHere}
          // Never rejects: a game that cannot be read is shown as behind.
          onPress={() => void goOn()}
        />
      )}
      {isEngineLost && (
        <Notice text={game.engineLost} button={game.retry} onPress={() => session.send({ kind: 'retry' })} isWarning />
      )}
      {drawOffer?.kind === 'declined' && (
        <Notice text={game.drawDeclined} button={common.close} onPress={() => session.dismissDraw()} />
      )}
    </div>
  );
}

interface NotKeptProps {
  readonly kept: 'full' | 'denied';
  readonly onExport: (() => void) | undefined;
}

function NotKept({ kept, onExport }: NotKeptProps): ReactNode {
  const { game, common } = useWords().ui;
  return (
    <div className="notice warning row" role="status">
      {kept === 'full' ? common.keptFull : common.keptDenied}
      {kept === 'full' && (
        <Link to={{ page: 'games' }} className="button">
          {common.makeRoom}
        </Link>
      )}
      {onExport && (
        <button type="button" className="button" onClick={onExport}>
          {game.share}
        </button>
      )}
    </div>
  );
}

interface NoticeProps {
  readonly text: string;
  readonly button: string;
  readonly onPress: () => void;
  readonly isWarning?: boolean;
}

function Notice({ text, button, onPress, isWarning = false }: NoticeProps): ReactNode {
  return (
    <div className={isWarning ? 'notice warning row' : 'notice row'} role="status">
      {text}
      <button type="button" className="button" onClick={onPress}>
        {button}
      </button>
    </div>
  );
}
