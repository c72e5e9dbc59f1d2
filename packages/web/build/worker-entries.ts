import { basename, dirname, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const WORKER = /new URL\('(\.[^']+)', import\.meta\.url\)(?=, \{ type: 'module' \}\))/;
/** Code that can run without a page: rules, engine, what proves puzzles, and the bundler's helper for `import *`. */
const PAGELESS = /[\\/]packages[\\/](rules|engine|learning)[\\/]src[\\/]|rolldown[\\/]runtime\.js$/;

/**
 * Makes a module worker another entry of the page's build, so that both load the same chunks. By default Vite builds
 * workers separately, each with its own copy of everything the page already has.
 */
export function workerEntries(): Plugin {
  const workers = new Set<string>();
  return {
    name: 'oia-worker-entries',
    apply: 'build',
    // Before Vite's own handling of workers.
    enforce: 'pre',
    transform(code, id) {
      const [found, path = ''] = WORKER.exec(code) ?? [];
      if (!found) return undefined;
      const file = resolve(dirname(id), path);
      workers.add(file);
      const reference = this.emitFile({ type: 'chunk', id: file, name: basename(file, '.ts') });
      return code.replace(found, `import.meta.ROLLUP_FILE_URL_${reference}`);
    },
    generateBundle(_options, bundle) {
      for (const worker of workers) {
        const modules = modulesOf(worker, bundle);
        const unexpected = modules.find((id) => id !== worker && !PAGELESS.test(id));
        if (modules.length === 0 || unexpected)
          this.error(`${worker} would run ${unexpected ?? 'nothing'}, see chunks.ts`);
      }
    },
  };
}

/** The modules in all chunks that an entry loads. */
function modulesOf(entry: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const loaded = new Set([...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId === entry));
  for (const { imports } of loaded) {
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) loaded.add(chunk);
    }
  }
  return [...loaded].flatMap(({ moduleIds }) => moduleIds);
}
