import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';

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

/** A file as it is sent, compressed once. */
export interface ServedFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly packed: Readonly<Partial<Record<Encoding, Buffer>>>;
  /** How long browsers may keep it without asking. */
  readonly caching: 'forever' | 'hour' | 'never';
}

/** File extensions of what the build has compressed. */
const PACKED = '.br';

/** All files in a folder by their path. Requests are answered from this map alone, never from the disk. */
export function readFiles(folder: string): Map<string, ServedFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = new Map(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file)] as const;
    }),
  );
  const addresses = [...files.keys()].filter((address) => !address.endsWith(PACKED));
  return new Map(addresses.map((address) => [address, servedFile(address, files)]));
}

function servedFile(address: string, files: ReadonlyMap<string, Buffer>): ServedFile {
  const plain = files.get(address) as Buffer;
  const type = TYPES[extname(address)] ?? 'application/octet-stream';
  const packs = type !== 'image/png' && plain.length > 500;
  return {
    type,
    plain,
    packed: packs ? { br: brotli(plain, files.get(address + PACKED)), gzip: gzipSync(plain) } : {},
    caching: cachingOf(address, type),
  };
}

/** Names in /assets/ contain a hash of the content. Pictures change seldom; pages and the service worker name the newest build. */
function cachingOf(address: string, type: string): ServedFile['caching'] {
  if (address.startsWith('/assets/')) return 'forever';
  return type.startsWith('image/') ? 'hour' : 'never';
}

/** The version compressed by the build, unless the file was changed since. */
const brotli = (plain: Buffer, packed: Buffer | undefined): Buffer =>
  packed && isPackedFrom(plain, packed) ? packed : brotliCompressSync(plain);

function isPackedFrom(plain: Buffer, packed: Buffer): boolean {
  try {
    return brotliDecompressSync(packed).equals(plain);
  } catch {
    return false;
  }
}
