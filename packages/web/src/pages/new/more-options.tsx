import { type ReactNode, useState } from 'react';
import { useAllWords } from '../../words.tsx';
import type { FormProps } from './form-props.ts';
import { isUsual } from './form-summary.ts';
import { PowerOptions } from './power-options.tsx';
import { RulesSection } from './rules-section.tsx';
import { SeatsSection } from './seats-section.tsx';
import { StartSection } from './start-section.tsx';

/** Everything a first game does not need. It is open from the beginning if something in it is not as usual. */
export function MoreOptions(props: FormProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const [isOpen, setOpen] = useState(() => !isUsual(props.form));
  return (
    <details className="card new-more" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {newGame.more} <span className="soft">{newGame.moreNote}</span>
      </summary>
      {isOpen && (
        <div className="new-options">
          <SeatsSection {...props} />
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
