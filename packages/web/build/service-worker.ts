import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/service-worker.js', import.meta.url));
/** Files the app itself never loads, such as the picture for link previews. */
const NOT_CACHED = [/social\.png$/, /\.map$/, /service-worker\.js$/];

/**
 * Writes the service worker of a build, with the list of all its files. The hash of the list is the name of the cache,
 * so each build has its own cache and files of two builds are never mixed.
 */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'oia-offline',
    apply: 'build',
    // After all other plugins: Vite removes chunks that contain only styles.
    enforce: 'post',
    configResolved({ publicDir }) {
      folder = publicDir;
    },
    generateBundle(_options, bundle) {
      const built = Object.values(bundle).map((file) => [`/${file.fileName}`, hashOf(contentOf(file))] as const);
      const copied = filesIn(folder).map((path) => [path, hashOf(readFileSync(join(folder, path)))] as const);
      const files = [...built, ...copied].filter(([path]) => !NOT_CACHED.some((pattern) => pattern.test(path)));
      const paths = files.map(([path]) => (path === '/index.html' ? '/' : path)).sort();
      const version = hashOf(files.map(String).sort().join('\n')).slice(0, 16);
      const lines = [`const VERSION = '${version}';`, `const FILES = ${JSON.stringify(paths)};`];
      const source = `${lines.join('\n')}\n${readFileSync(SOURCE, 'utf8')}`;
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}

const contentOf = (file: { code?: string; source?: string | Uint8Array }): string | Uint8Array =>
  file.code ?? file.source ?? '';

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
