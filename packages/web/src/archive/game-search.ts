import type { GamesQuery, PlayerOutcome, Pool } from '@oia/protocol';
import { powerById } from '@oia/rules';

/** The filters of a search in the archive. */
export type GameSearch = Pick<GamesQuery, 'power' | 'player' | 'result' | 'pool'>;

export const RESULTS = ['win', 'loss', 'draw'] as const satisfies readonly PlayerOutcome[];

/** The query of an address. */
export function queryText(search: GameSearch): string {
  const asked = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(asked as [string, string][]).toString();
}

/** Reads the query of an address; unknown values are ignored. */
export function searchIn(query: string | undefined): GameSearch {
  const asked = new URLSearchParams(query ?? '');
  const power = powerById(asked.get('power') ?? '')?.id;
  const player = asked.get('player')?.trim();
  const result = RESULTS.find((known) => known === asked.get('result'));
  const pool: Pool | undefined = POOL_ORDER.find((known) => known === asked.get('pool'));
  return {
    ...(power ? { power } : {}),
    ...(player ? { player } : {}),
    ...(result ? { result } : {}),
    ...(pool ? { pool } : {}),
  };
}

/** From the plainest game to everything. */
export const POOL_ORDER = ['none', 'open', 'all'] as const satisfies readonly Pool[];

/** The pool with this name, otherwise the widest pool. */
export const poolNamed = (name: string | undefined): Pool => POOL_ORDER.find((pool) => pool === name) ?? 'all';
