import type { ReactNode } from 'react';
import { CONFIRM_CHOICES } from '../../settings.ts';
import { useAllWords } from '../../words.tsx';
import { Section, SettingChoice, SettingToggle } from './setting-fields.tsx';

export function PlaySection(): ReactNode {
  const { settings } = useAllWords().ui;
  const confirms = CONFIRM_CHOICES.map((confirm) => ({
    value: confirm,
    label: settings.confirms[confirm],
    note: settings.confirmNotes[confirm],
  }));
  return (
    <Section title={settings.playTitle}>
      <SettingChoice of="confirm" legend={settings.confirm} choices={confirms} />
      <SettingToggle of="notation" label={settings.notation} note={settings.notationNote} />
    </Section>
  );
}
