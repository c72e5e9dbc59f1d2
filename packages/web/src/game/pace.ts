import { settings } from '../common/settings.ts';

/** Milliseconds between two steps of computers or chance at normal speed: long enough to see each step. */
const NORMAL = 750;

/** The same at the chosen speed. */
export const pace = (): number => NORMAL / settings.value.speed;
