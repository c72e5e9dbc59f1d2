import type { ReactNode } from 'react';
import { changeSettings, settings } from '../../../settings.ts';
import { useStore } from '../../../use-store.ts';
import { useWords } from '../../../words.tsx';
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
