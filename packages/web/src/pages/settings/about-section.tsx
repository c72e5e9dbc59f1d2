import type { ReactNode } from 'react';
import about from '../../../package.json' with { type: 'json' };
import { useAllWords } from '../../common/words.tsx';
import { Section } from '../../parts/setting-fields.tsx';

export function AboutSection(): ReactNode {
  const { settings } = useAllWords().ui;
  return (
    <Section title={settings.aboutTitle}>
      <p>{settings.about}</p>
      <p className="soft">
        {settings.version(about)}
        <br />
        {settings.licence}
      </p>
    </Section>
  );
}
