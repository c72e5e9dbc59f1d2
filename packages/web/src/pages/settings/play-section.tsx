import type { ReactNode } from 'react';
import { useStore } from '../../base/use-store.ts';
import { CONFIRM_CHOICES, settings as device, THINKING_TIMES } from '../../common/settings.ts';
import { useAllWords } from '../../common/words.tsx';
import { Section, SettingChoice, SettingToggle } from '../../parts/setting-fields.tsx';

export function PlaySection(): ReactNode {
  const { settings } = useAllWords().ui;
  const { language } = useStore(device);
  const confirms = CONFIRM_CHOICES.map((confirm) => ({
    value: confirm,
    label: settings.confirms[confirm],
    note: settings.confirmNotes[confirm],
  }));
  const times = THINKING_TIMES.map((time) => ({
    value: time,
    label: settings.seconds({ time: new Intl.NumberFormat(language).format(time) }),
    note: settings.thinkingNote,
  }));
  return (
    <Section title={settings.playTitle}>
      <SettingChoice of="confirm" legend={settings.confirm} choices={confirms} />
      <SettingChoice of="thinking" legend={settings.thinking} choices={times} />
      <SettingToggle of="notation" label={settings.notation} note={settings.notationNote} />
    </Section>
  );
}
