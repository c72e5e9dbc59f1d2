import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Result } from '@oia/rules';
import { GAMES_A_ROUND } from './rounds.ts';

/** The games to play, and the folder for the results. */
export interface TournamentOrder {
  readonly out: string;
  /** For each pairing. */
  readonly games: number;
  /** For a turn. */
  readonly nodes: number;
  readonly threads: number;
  readonly seed: number;
  /** The file of the net. */
  readonly net: string;
  /** Identifies a net. */
  readonly netPrint: string;
}

/** The options of a call. */
export interface TournamentOptions {
  readonly out: string;
  readonly games: number;
  readonly nodes: number;
  readonly threads: number;
  readonly seed: number;
  readonly net?: string | undefined;
}

const SHIPPED = fileURLToPath(new URL('../../packages/engine/nets/oia.net', import.meta.url));

export function readOrder(options: TournamentOptions): Result<TournamentOrder, string> {
  const { out, games, nodes, threads, seed, net = SHIPPED } = options;
  if (games % GAMES_A_ROUND !== 0) return wrong(`--games takes a multiple of ${GAMES_A_ROUND}`);
  if (!existsSync(net)) return wrong(`there is no net at ${net}: --net names the file`);
  const netPrint = createHash('sha256').update(readFileSync(net)).digest('hex').slice(0, 12);
  return { ok: true, value: { out, games, nodes, threads, seed, net, netPrint } };
}

const wrong = (error: string): Result<never, string> => ({ ok: false, error });
