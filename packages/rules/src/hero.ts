import { FLAGS, type Position, SPENT } from './position.ts';
import type { Field, Me } from './power.ts';

/** The fields all heroes share: a power that works once (H18). */
export const HERO_FIELDS: readonly Field[] = [{ name: 'used', kind: 'count', most: 1 }];

export const isUnused = (p: Position, me: Me): boolean => p[me.data] === 0;

/** True if the power was used in an earlier turn and no longer has any effect. */
export const isExhausted = (p: Position, data: number): boolean => p[data] !== 0 && (p[FLAGS] & SPENT) === 0;

export function spend(p: Position, me: Me): void {
  p[me.data] = 1;
  p[FLAGS] |= SPENT;
}
