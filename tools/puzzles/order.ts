import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { powerById, type Result } from '@oia/rules';

/** The games to mine, and the folder for the finds. */
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

/** The options of a call. */
export interface MiningOptions {
  readonly out: string;
  readonly games: number;
  readonly nodes: number;
  readonly threads: number;
  readonly power: readonly string[];
  readonly net?: string | undefined;
}

const SHIPPED = fileURLToPath(new URL('../../packages/engine/nets/oia.net', import.meta.url));

export function readOrder(options: MiningOptions): Result<MiningOrder, string> {
  const { out, games, nodes, threads, power: powers, net = SHIPPED } = options;
  const unknown = powers.find((id) => !powerById(id));
  if (unknown !== undefined) return wrong(`there is no power ${unknown}`);
  if (!existsSync(net)) return wrong(`there is no net at ${net}: --net names the file`);
  return { ok: true, value: { out, games, nodes, threads, powers, net } };
}

const wrong = (error: string): Result<never, string> => ({ ok: false, error });
