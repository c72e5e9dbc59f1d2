import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { secondsOf, workersOn } from './scripts/durations.mjs';

/** The longest files first, so that all workers end at about the same time. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => secondsOf(b.moduleId) - secondsOf(a.moduleId));
  }
}

/** Against hangs, not a measure of speed: the only limit of a test, and no test has one of its own. */
const LIMIT_MS = 600_000;

const shared = {
  pool: 'threads',
  maxWorkers: workersOn(availableParallelism()),
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
  expect: { poll: { timeout: 30_000 } },
  // The tests start many short processes that load the same sources.
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules', '.cache', 'oia', 'compiled') },
} as const;

const isWatching = process.argv.includes('watch');
const WEB_TESTS = 'packages/web/test/**/*.test.ts';
/** Packages without side effects: no test of them can change what another one finds. */
const PURE_TESTS = 'packages/{learning,narration,protocol,rules,table,texts}/test/**/*.test.ts';

// Node runs the sources as they are: Vite's rewritten imports make them twice as slow. Only Vite knows which tests a
// change concerns, though.
const onNode = { viteModuleRunner: isWatching };

export default defineConfig({
  test: {
    ...shared,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts', 'test/*.test.ts', 'test/offers/*.test.ts'],
          exclude: [WEB_TESTS, PURE_TESTS],
          experimental: onNode,
        },
      },
      {
        // Half a second for each file is saved by loading their modules once.
        test: { ...shared, name: 'unit-pure', include: [PURE_TESTS], experimental: onNode, isolate: false },
      },
      {
        // The app is made for Vite: it lists files with it, and some tests load modules anew.
        test: { ...shared, name: 'unit-web', include: [WEB_TESTS] },
      },
      {
        // In a real browser, on the app as it is built: `node scripts/build.mjs` first.
        test: {
          ...shared,
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/browser/serving.ts'],
          // Each file opens its own browser, and no module keeps a state between files: loading the rules, the texts
          // and the driver of the browser anew for every file takes longer than many of the tests.
          isolate: false,
        },
      },
    ],
  },
});
