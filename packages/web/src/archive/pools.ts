import type { Pool } from '@oia/protocol';

/** From the plainest game to everything. */
export const POOL_ORDER = ['none', 'open', 'all'] as const satisfies readonly Pool[];

/** What an address asks for, or the widest pool. */
export const poolNamed = (name: string | undefined): Pool => POOL_ORDER.find((pool) => pool === name) ?? 'all';
