import type { ReactNode } from 'react';
import { Dialog } from '../../../parts/dialog.tsx';
import { Toggle } from '../../../parts/toggle.tsx';
import { changeSettings, settings } from '../../../settings.ts';
import { useStore } from '../../../use-store.ts';
import { useWords } from '../../../words.tsx';

/** How to play by touch and by keyboard. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { game } = useWords().ui;
  const { shortcuts } = useStore(settings);
  return (
    <Dialog title={game.keysTitle} isOpen onClose={onClose}>
      <p>{game.goal}</p>
      <p>{game.keysIntro}</p>
      <p>{game.keysBoard}</p>
      <p>{game.keysLog}</p>
      <dl className="help-keys">
        {Object.entries(game.keys).map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Toggle
        label={game.lettersOn}
        note={game.noKeys}
        isOn={shortcuts}
        onChange={(isOn) => changeSettings({ shortcuts: isOn })}
      />
    </Dialog>
  );
}
