import type { Theme } from '@oia/board';
import { Store } from '../base/store.ts';
import { type Settings, settings } from './settings.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

const themeOf = ({ theme }: Settings): Theme => {
  if (theme !== 'system') return theme;
  return prefersDark.matches ? 'dark' : 'light';
};

const motionOf = ({ motion }: Settings): boolean =>
  motion === 'system' ? !prefersReducedMotion.matches : motion === 'on';

/** The effective theme and motion, from the settings and the system's preferences. */
export interface Appearance {
  readonly theme: Theme;
  readonly motion: boolean;
}

export const appearance = new Store<Appearance>({
  theme: themeOf(settings.value),
  motion: motionOf(settings.value),
});

/** Applies the settings to the page, now and whenever they or the system's preferences change. */
export function followSettings(): void {
  const apply = (): void => {
    const now = settings.value;
    appearance.set({ theme: themeOf(now), motion: motionOf(now) });
    const { style, dataset } = document.documentElement;
    dataset.theme = appearance.value.theme;
    dataset.motion = appearance.value.motion ? 'on' : 'off';
    style.setProperty('--text-scale', String(now.textSize / 100));
  };
  settings.watch(apply);
  prefersDark.addEventListener('change', apply);
  prefersReducedMotion.addEventListener('change', apply);
  apply();
}
