import type { FaceKind } from '@oia/board';
import { LANGUAGES, type Language } from '@oia/texts';
import { Store } from '../base/store.ts';
import { device } from '../storage/device.ts';
import { readItem, SETTINGS } from '../storage/keys.ts';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export const MOTION_CHOICES = ['system', 'on', 'off'] as const;
export const CONFIRM_CHOICES = ['never', 'turn'] as const;
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Seconds a turn. */
export const THINKING_TIMES = [0.5, 1, 3, 10] as const;
export const TEXT_SIZES = [100, 125, 150, 200] as const;

/** The user's settings on this device. */
export interface Settings {
  readonly language: Language;
  readonly face: FaceKind;
  readonly theme: (typeof THEME_CHOICES)[number];
  readonly motion: (typeof MOTION_CHOICES)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly sound: boolean;
  /** The question whether sounds are wanted was answered. */
  readonly soundAsked: boolean;
  readonly patterns: boolean;
  /** Numbers of levels on the squares. */
  readonly numbers: boolean;
  readonly coordinates: boolean;
  /** How long the computer thinks at full strength, and about a hint. */
  readonly thinking: (typeof THINKING_TIMES)[number];
  readonly confirm: (typeof CONFIRM_CHOICES)[number];
  /** Show notation beside the words in the log. */
  readonly notation: boolean;
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** Single letters as shortcuts in a game; users of speech input may want to turn them off. */
  readonly shortcuts: boolean;
  /** Show what other players online write. */
  readonly chat: boolean;
  /** A notification of the system when it is the player's turn online; and whether that was asked. */
  readonly notify: boolean;
  readonly notifyAsked: boolean;
}

const defaults = (): Settings => ({
  language: preferredLanguage(),
  face: '3d',
  theme: 'system',
  motion: 'system',
  speed: 1,
  sound: false,
  soundAsked: false,
  patterns: false,
  numbers: true,
  coordinates: true,
  thinking: 1,
  confirm: 'never',
  notation: true,
  textSize: 100,
  shortcuts: true,
  chat: true,
  notify: false,
  notifyAsked: false,
});

function preferredLanguage(): Language {
  const wanted = globalThis.navigator?.languages ?? [];
  const found = wanted.map((tag) => LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language));
  return found.find((language) => language !== undefined) ?? 'en';
}

const ALLOWED: { readonly [Key in keyof Settings]?: readonly Settings[Key][] } = {
  language: LANGUAGES,
  face: ['2d', '3d'],
  theme: THEME_CHOICES,
  motion: MOTION_CHOICES,
  speed: SPEEDS,
  thinking: THINKING_TIMES,
  confirm: CONFIRM_CHOICES,
  textSize: TEXT_SIZES,
};

/** The stored settings that are valid, and defaults for the rest: another version may have stored something else. */
function read(): Settings {
  const stored = readItem(SETTINGS);
  const known = Object.entries(defaults()).map(([key, usual]) => {
    const value = stored[key];
    const allowed = ALLOWED[key as keyof Settings] as readonly unknown[] | undefined;
    const fits = allowed ? allowed.includes(value) : typeof value === typeof usual;
    return [key, fits ? value : usual];
  });
  return Object.fromEntries(known) as unknown as Settings;
}

export const settings = new Store<Settings>(read());

/** A duration at the chosen speed, given the one at normal speed. */
export const atSpeed = (milliseconds: number): number => milliseconds / settings.value.speed;

export function changeSettings(change: Partial<Settings>): void {
  settings.update((now) => ({ ...now, ...change }));
  device.write(SETTINGS.key, JSON.stringify(settings.value));
}
