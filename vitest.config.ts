import { defineConfig } from 'vitest/config';

const shared = {
  pool: 'threads',
  maxWorkers: 2,
  // Against hangs, not a measure of speed: busy machines are slow.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

export default defineConfig({
  test: {
    ...shared,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts', 'test/*.test.ts'],
        },
      },
      {
        // In a real browser, on the app as it is built: `node scripts/build.mjs` first.
        test: {
          ...shared,
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/browser/serving.ts'],
        },
      },
    ],
  },
});
