import { LANGUAGES } from '@oia/texts';
import type { ReactNode } from 'react';
import { TEXT_SIZES, THEME_CHOICES } from '../../common/settings.ts';
import { useAllWords } from '../../common/words.tsx';
import { Section, SettingChoice } from '../../parts/setting-fields.tsx';

/** The name of a language in that language, for users who cannot read the page. */
function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export function LookSection(): ReactNode {
  const { settings } = useAllWords().ui;
  const languages = LANGUAGES.map((language) => ({
    value: language,
    label: <span lang={language}>{ownName(language)}</span>,
  }));
  const sizes = TEXT_SIZES.map((size) => ({ value: size, label: settings.percent({ count: size }) }));
  return (
    <Section title={settings.lookTitle}>
      <SettingChoice of="language" legend={settings.language} choices={languages} />
      <SettingChoice
        of="theme"
        legend={settings.theme}
        choices={THEME_CHOICES.map((theme) => ({ value: theme, label: settings.themes[theme] }))}
      />
      <SettingChoice of="textSize" legend={settings.textSize} choices={sizes} />
    </Section>
  );
}
