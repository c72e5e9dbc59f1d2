import type { Power } from './power.ts';
import * as box from './powers/index.ts';

/** The ids of the built-in powers, as exported by `powers/index.ts`. */
export type PowerId = keyof typeof box;

/** All built-in powers, sorted by number. */
export const POWER_LIST: readonly Power[] = Object.values(box).sort((a, b) => a.number - b.number);

/** The built-in powers indexed by number; 0 is no power. */
export const POWERS: readonly (Power | undefined)[] = POWER_LIST.reduce<(Power | undefined)[]>((all, power) => {
  all[power.number] = power;
  return all;
}, []);

const BY_ID: ReadonlyMap<string, Power> = new Map(POWER_LIST.map((power) => [power.id, power]));

/** The power with this id. For a string of unknown origin it may be undefined. */
export function powerById(id: PowerId): Power;
export function powerById(id: string): Power | undefined;
export function powerById(id: string): Power | undefined {
  return BY_ID.get(id);
}
