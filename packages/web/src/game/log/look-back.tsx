import type { ReactNode } from 'react';
import { useWords } from '../../common/words.tsx';
import { ToolIcon } from '../controls/tool-buttons.tsx';
import { useGameContext } from '../game-context.tsx';

/** |< < > >| */
export function LookBackButtons(): ReactNode {
  const { game } = useWords().ui;
  const { session, state } = useGameContext();
  const length = state.game?.moments.length ?? 0;
  const at = state.past ?? length;
  const buttons = [
    { label: game.toStart, icon: 'first', to: 0, isOff: at === 0 },
    { label: game.stepBack, icon: 'previous', to: at - 1, isOff: at === 0 },
    { label: game.stepOn, icon: 'next', to: at + 1, isOff: at === length },
    { label: game.toEnd, icon: 'last', to: undefined, isOff: at === length },
  ] as const;
  return (
    <fieldset className="look-back">
      <legend className="unseen">{game.lookBack}</legend>
      {buttons.map(({ label, icon, to, isOff }) => (
        <button
          key={label}
          type="button"
          className="button quiet"
          title={label}
          aria-label={label}
          aria-disabled={isOff}
          onClick={() => isOff || session.lookAt(to)}
        >
          <ToolIcon name={icon} />
        </button>
      ))}
    </fieldset>
  );
}

/** Replaces the prompt while the board shows an earlier position. */
export function LookingBack(): ReactNode {
  const { game } = useWords().ui;
  const { session, state } = useGameContext();
  const { past = 0 } = state;
  return (
    <div className="game-prompt-line game-past" role="status">
      <span>{game.lookingBack({ step: past, of: state.game?.moments.length ?? 0 })}</span>
      <button type="button" className="button primary" onClick={() => session.lookAt(undefined)}>
        {game.toNow}
      </button>
    </div>
  );
}
