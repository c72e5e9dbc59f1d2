import type { Power } from './power.ts';
import * as box from './powers/index.ts';

/** The ids of the powers of the box, as `powers/index.ts` names them. */
export type PowerId = keyof typeof box;

/** All of them, by number. */
export const POWER_LIST: readonly Power[] = Object.values(box).sort((a, b) => a.number - b.number);

/** Each power at the place of its number; number 0 is nobody's. */
export const POWERS: readonly (Power | undefined)[] = POWER_LIST.reduce<(Power | undefined)[]>((all, power) => {
  all[power.number] = power;
  return all;
}, []);

const BY_ID: ReadonlyMap<string, Power> = new Map(POWER_LIST.map((power) => [power.id, power]));

/** The power of an id. A text from outside may be none. */
export function powerById(id: PowerId): Power;
export function powerById(id: string): Power | undefined;
export function powerById(id: string): Power | undefined {
  return BY_ID.get(id);
}
