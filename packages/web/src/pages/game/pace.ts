import { settings } from '../../settings.ts';

/** Milliseconds between two steps that nobody at the screen makes, at normal speed: long enough to be seen, animated or not. */
const NORMAL = 750;

/** The same at the speed that was chosen. */
export const pace = (): number => NORMAL / settings.value.speed;
