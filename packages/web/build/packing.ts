import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKABLE = /\.(html|js|css|svg|json|webmanifest|txt|net)$/;
/** Smaller files are not worth compressing. */
const MIN_SIZE = 500;

/** Writes compressed copies of each file of a build, so that the server need not compress anything. */
export function packing(): Plugin {
  let folder = '';
  return {
    name: 'oia-packing',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(({ name }) =>
        PACKABLE.test(name),
      );
      for (const { parentPath, name } of files) pack(join(parentPath, name));
    },
  };
}

function pack(file: string): void {
  const plain = readFileSync(file);
  if (plain.length <= MIN_SIZE) return;
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
}
