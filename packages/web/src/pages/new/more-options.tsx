import { type ReactNode, useState } from 'react';
import { useAllWords } from '../../common/words.tsx';
import type { FormProps } from '../../new-game/form-props.ts';
import { isUsual } from '../../new-game/form-summary.ts';
import { LookFields } from './look-fields.tsx';
import { PowerOptions } from './power-options.tsx';
import { RulesSection } from './rules-section.tsx';
import { SeatsSection } from './seats-section.tsx';
import { StartSection } from './start-section.tsx';

interface MoreOptionsProps extends FormProps {
  /** People elsewhere bring their names. */
  readonly isOnline?: boolean;
}

/** Everything a first game does not need. It is open from the beginning if something in it is not as usual. */
export function MoreOptions({ isOnline = false, ...props }: MoreOptionsProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const [isOpen, setOpen] = useState(() => !isUsual(props.form));
  return (
    <details className="card new-more" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {newGame.more} <span className="soft">{newGame.moreNote}</span>
      </summary>
      {isOpen && (
        <div className="new-options">
          {isOnline ? <LookFields {...props} /> : <SeatsSection {...props} />}
          <div className="stack">
            <StartSection {...props} />
            <PowerOptions {...props} />
            <RulesSection {...props} />
          </div>
        </div>
      )}
    </details>
  );
}
