import type { ReactNode } from 'react';
import { useStore } from '../base/use-store.ts';
import { changeSettings, type Settings, settings } from '../common/settings.ts';
import { type Choice, ChoiceGroup } from './choice-group.tsx';
import { Toggle } from './toggle.tsx';

type KeysOf<Value> = { [Key in keyof Settings]: Settings[Key] extends Value ? Key : never }[keyof Settings];
type SwitchKey = KeysOf<boolean>;
type ChoiceKey = Exclude<keyof Settings, SwitchKey>;

interface SettingChoiceProps<Key extends ChoiceKey> {
  readonly of: Key;
  readonly legend: string;
  readonly choices: readonly Choice<Settings[Key]>[];
}

/** A choice that applies at once. */
export function SettingChoice<Key extends ChoiceKey>({ of, legend, choices }: SettingChoiceProps<Key>): ReactNode {
  const now = useStore(settings);
  return (
    <ChoiceGroup<Settings[Key]>
      legend={legend}
      choices={choices}
      value={now[of]}
      onChange={(value) => changeSettings({ [of]: value })}
    />
  );
}

interface SettingToggleProps {
  readonly of: SwitchKey;
  readonly label: string;
  readonly note?: string;
}

export function SettingToggle({ of, label, note }: SettingToggleProps): ReactNode {
  const now = useStore(settings);
  return <Toggle label={label} note={note} isOn={now[of]} onChange={(isOn) => changeSettings({ [of]: isOn })} />;
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ title, children }: SectionProps): ReactNode {
  return (
    <section className="card settings-section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
