import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A file as it is sent: packed once, not for each visitor. */
export interface ServedFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly packed: Readonly<Partial<Record<Encoding, Buffer>>>;
  /** Has its content's hash in its name: whoever has it never needs to ask again. */
  readonly isImmutable: boolean;
}

/** All files below a folder by their address. What is not in this map cannot be had: no path is ever looked up on the disk. */
export function readFiles(folder: string): Map<string, ServedFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const address = `/${relative(folder, file).split(sep).join('/')}`;
      return [address, servedFile(address, readFileSync(file))] as const;
    }),
  );
}

function servedFile(address: string, plain: Buffer): ServedFile {
  const type = TYPES[extname(address)] ?? 'application/octet-stream';
  const packs = type !== 'image/png' && plain.length > 500;
  return {
    type,
    plain,
    packed: packs ? { br: brotli(plain), gzip: gzipSync(plain) } : {},
    isImmutable: address.startsWith('/assets/'),
  };
}

// A second at the start for a tenth of all bytes; the highest quality would take three for two per cent more.
const brotli = (plain: Buffer): Buffer =>
  brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
