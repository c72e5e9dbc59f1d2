import type { ReactNode } from 'react';
import { useWords } from '../../../words.tsx';
import { usePlaying } from '../game-context.tsx';

/** What goes wrong or was declined, and what can be done about it. */
export function Notices(): ReactNode {
  const { game, common } = useWords().ui;
  const { session, state } = usePlaying();
  const { kept, isEngineLost, isDeclined } = state;
  return (
    <div className="game-notices">
      {kept !== 'kept' && (
        <p className="notice warning" role="status">
          {kept === 'full' ? common.keptFull : common.keptDenied}
        </p>
      )}
      {isEngineLost && <Notice text={game.engineLost} button={game.retry} onPress={() => session.retry()} isWarning />}
      {isDeclined && <Notice text={game.drawDeclined} button={common.close} onPress={() => session.dismiss()} />}
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
