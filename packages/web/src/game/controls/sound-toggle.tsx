import type { ReactNode } from 'react';
import { useStore } from '../../base/use-store.ts';
import { changeSettings, settings } from '../../common/settings.ts';
import { useWords } from '../../common/words.tsx';
import { ToolButton } from './tool-button.tsx';

/** Sounds on or off. Whoever finds it need not be asked any more. */
export function SoundToggle(): ReactNode {
  const { game } = useWords().ui;
  const { sound } = useStore(settings);
  return (
    <ToolButton
      icon={sound ? 'sound' : 'silence'}
      label={game.sound}
      isOn={sound}
      onPress={() => changeSettings({ sound: !sound, soundAsked: true })}
    />
  );
}
