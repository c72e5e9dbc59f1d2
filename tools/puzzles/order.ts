import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { powerById, type Result } from '@oia/rules';

/** What is to be mined, and where the finds go. */
export interface MiningOrder {
  readonly out: string;
  readonly games: number;
  /** For a turn of these games. */
  readonly nodes: number;
  readonly threads: number;
  /** Only games with one of these powers; empty: all. */
  readonly powers: readonly string[];
  /** The file of the net. */
  readonly net: string;
}

/** The options as they were typed. */
export interface TypedOptions {
  readonly out?: string | undefined;
  readonly games: string;
  readonly nodes: string;
  readonly threads: string;
  readonly power?: readonly string[] | undefined;
  readonly net?: string | undefined;
}

const SHIPPED = fileURLToPath(new URL('../../packages/engine/nets/oia.net', import.meta.url));

export function readOrder({
  out,
  power: powers = [],
  net = SHIPPED,
  ...typed
}: TypedOptions): Result<MiningOrder, string> {
  const [games, nodes, threads] = [typed.games, typed.nodes, typed.threads].map(Number) as [number, number, number];
  if (out === undefined) return wrong('--out names the folder for what is found, outside the repository');
  if (![games, nodes, threads].every((value) => Number.isInteger(value) && value > 0))
    return wrong('--games, --nodes and --threads take positive whole numbers');
  const unknown = powers.find((id) => !powerById(id));
  if (unknown !== undefined) return wrong(`there is no power ${unknown}`);
  if (!existsSync(net)) return wrong(`there is no net at ${net}: --net names the file`);
  return { ok: true, value: { out, games, nodes, threads, powers, net } };
}

const wrong = (error: string): Result<never, string> => ({ ok: false, error });
