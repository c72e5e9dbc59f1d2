import { FACES } from '@oia/board';
import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { Section, SettingChoice, SettingToggle } from '../../parts/setting-fields.tsx';

export function BoardSection(): ReactNode {
  const { settings } = useAllWords().ui;
  const faces = FACES.map((face) => ({
    value: face,
    label: settings.faces[face],
    note: settings.faceNotes[face],
  }));
  return (
    <Section title={settings.boardTitle}>
      <SettingChoice of="face" legend={settings.face} choices={faces} />
      <div>
        <SettingToggle of="numbers" label={settings.numbers} note={settings.numbersNote} />
        <SettingToggle of="coordinates" label={settings.coordinates} note={settings.coordinatesNote} />
        <SettingToggle of="patterns" label={settings.patterns} note={settings.patternsNote} />
      </div>
    </Section>
  );
}
