import type { ReactNode } from 'react';
import { useWords } from '../../words.tsx';
import { usePlaying } from './game-context.tsx';

/** |< < > >| */
export function LookBackButtons(): ReactNode {
  const { game } = useWords().ui;
  const { session, state } = usePlaying();
  const length = state.game?.moments.length ?? 0;
  const at = state.past ?? length;
  const buttons = [
    { label: game.toStart, sign: '⏮', to: 0, isOff: at === 0 },
    { label: game.stepBack, sign: '◀', to: at - 1, isOff: at === 0 },
    { label: game.stepOn, sign: '▶', to: at + 1, isOff: at === length },
    { label: game.toEnd, sign: '⏭', to: undefined, isOff: at === length },
  ];
  return (
    <fieldset className="look-back">
      <legend className="unseen">{game.lookBack}</legend>
      {buttons.map(({ label, sign, to, isOff }) => (
        <button
          key={label}
          type="button"
          className="button quiet"
          title={label}
          aria-label={label}
          aria-disabled={isOff}
          onClick={() => isOff || session.lookAt(to)}
        >
          <span aria-hidden="true">{`${sign}\uFE0E`}</span>
        </button>
      ))}
    </fieldset>
  );
}
