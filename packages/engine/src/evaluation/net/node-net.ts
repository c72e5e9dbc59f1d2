import { readFileSync } from 'node:fs';
import { type NetWeights, readNet } from './weights.ts';

/** The net in a file; undefined if it cannot be read, or holds no net of this version. */
export function netIn(file: string | URL): NetWeights | undefined {
  try {
    const bytes = readFileSync(file);
    return readNet(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  } catch {
    return undefined;
  }
}

/** The net that is shipped with the engine. */
export const shippedNet = (): NetWeights | undefined => netIn(new URL('../../../nets/oia.net', import.meta.url));
