import { type NetWeights, netIn } from '@oia/engine/node';

/** Reads a net from a file. */
export function netOfFile(path: string): NetWeights {
  const weights = netIn(path);
  if (!weights) throw new Error(`${path} cannot be read, or is no net of this shape`);
  return weights;
}
