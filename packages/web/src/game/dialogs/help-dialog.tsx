import type { ReactNode } from 'react';
import { useStore } from '../../base/use-store.ts';
import { changeSettings, settings } from '../../common/settings.ts';
import { useAllWords } from '../../common/words.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Toggle } from '../../parts/toggle.tsx';

/** How to play by touch and by keyboard. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { gameHelp } = useAllWords().ui;
  const { shortcuts } = useStore(settings);
  return (
    <Dialog title={gameHelp.keysTitle} isOpen onClose={onClose}>
      <p>{gameHelp.goal}</p>
      <p>{gameHelp.keysIntro}</p>
      <p>{gameHelp.keysBoard}</p>
      <p>{gameHelp.keysLog}</p>
      <dl className="help-keys">
        {Object.entries(gameHelp.keys).map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Toggle
        label={gameHelp.lettersOn}
        note={gameHelp.noKeys}
        isOn={shortcuts}
        onChange={(isOn) => changeSettings({ shortcuts: isOn })}
      />
    </Dialog>
  );
}
