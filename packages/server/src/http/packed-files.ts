import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Extensions of compressed files, and how to read them. */
const UNPACK: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  '.br': brotliDecompressSync,
  '.gz': gunzipSync,
};
export const isPacked = (path: string): boolean => /\.(br|gz)$/.test(path);
export const withoutPacking = (path: string): string => path.replace(/\.(br|gz)$/, '');

/** The paths of all files in a folder. */
export function addressesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
}

/** Files whose compressed copy is outdated; they are sent uncompressed. */
export function changedSince(folder: string, addresses: readonly string[]): Set<string> {
  const changed = addresses.filter((address) => isPacked(address) && !isPackedFrom(folder, address));
  return new Set(changed.map(withoutPacking));
}

function isPackedFrom(folder: string, address: string): boolean {
  const unpack = UNPACK[address.slice(-3)];
  try {
    const plain = readFileSync(join(folder, withoutPacking(address)));
    return unpack?.(readFileSync(join(folder, address))).equals(plain) ?? false;
  } catch {
    return false;
  }
}
