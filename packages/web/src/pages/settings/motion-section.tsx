import type { ReactNode } from 'react';
import { MOTION_CHOICES, SPEEDS } from '../../common/settings.ts';
import { useAllWords } from '../../common/words.tsx';
import { Section, SettingChoice, SettingToggle } from '../../parts/setting-fields.tsx';

export function MotionSection(): ReactNode {
  const { settings, computers } = useAllWords().ui;
  return (
    <Section title={settings.motionTitle}>
      <SettingChoice
        of="motion"
        legend={settings.motion}
        choices={MOTION_CHOICES.map((motion) => ({ value: motion, label: settings.motions[motion] }))}
      />
      <SettingChoice
        of="speed"
        legend={settings.speed}
        choices={SPEEDS.map((speed) => ({ value: speed, label: computers.speeds[speed] }))}
      />
      <SettingToggle of="sound" label={settings.sound} note={settings.soundNote} />
    </Section>
  );
}
