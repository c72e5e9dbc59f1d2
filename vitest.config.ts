import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2,
    // Against hangs, not a measure of speed: busy machines are slow.
    testTimeout: 120_000,
  },
});
