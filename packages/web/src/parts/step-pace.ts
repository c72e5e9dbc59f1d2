import { settings } from '../common/settings.ts';

/** Milliseconds between two steps that are shown, at normal speed. */
const PACE = 1100;

/** Waits until the next step is shown, at the speed of the settings. */
export const waitForStep = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PACE / settings.value.speed);
  });
