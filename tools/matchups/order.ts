import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Result } from '@oia/rules';
import { GAMES_A_ROUND } from './rounds.ts';

/** What is to be played, and where the results go. */
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
  /** Tells one net from another. */
  readonly netPrint: string;
}

/** The options as they were typed. */
export interface TypedOptions {
  readonly out?: string | undefined;
  readonly games: string;
  readonly nodes: string;
  readonly threads: string;
  readonly seed: string;
  readonly net?: string | undefined;
}

const SHIPPED = fileURLToPath(new URL('../../packages/engine/nets/oia.net', import.meta.url));

export function readOrder(typed: TypedOptions): Result<TournamentOrder, string> {
  const { out, net = SHIPPED } = typed;
  const [games, nodes, threads, seed] = [typed.games, typed.nodes, typed.threads, typed.seed].map(Number) as Numbers;
  if (out === undefined) return wrong('--out names the folder for the results, outside the repository');
  if (![games, nodes, threads].every((value) => Number.isInteger(value) && value > 0) || !Number.isInteger(seed))
    return wrong('--games, --nodes and --threads take positive whole numbers, --seed a whole one');
  if (games % GAMES_A_ROUND !== 0) return wrong(`--games takes a multiple of ${GAMES_A_ROUND}`);
  if (!existsSync(net)) return wrong(`there is no net at ${net}: --net names the file`);
  const netPrint = createHash('sha256').update(readFileSync(net)).digest('hex').slice(0, 12);
  return { ok: true, value: { out, games, nodes, threads, seed, net, netPrint } };
}

type Numbers = [games: number, nodes: number, threads: number, seed: number];

const wrong = (error: string): Result<never, string> => ({ ok: false, error });
