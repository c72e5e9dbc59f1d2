import { FACES } from '@oia/board';
import { LANGUAGES } from '@oia/texts';
import type { ReactNode } from 'react';
import about from '../../../package.json' with { type: 'json' };
import { useStore } from '../../base/use-store.ts';
import {
  CONFIRM_CHOICES,
  settings as device,
  MOTION_CHOICES,
  SPEEDS,
  TEXT_SIZES,
  THEME_CHOICES,
  THINKING_TIMES,
} from '../../common/settings.ts';
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
