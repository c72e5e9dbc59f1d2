import { describe, expect, test } from 'vitest';
import { busCases } from '../tools/faults/bus-cases.ts';
import { storeCases } from '../tools/faults/store-cases.ts';
import { workerCases } from '../tools/faults/worker-cases.ts';

/** The short form of `npm run faults`: what hangs is waited for there. */
const SHORT = [...storeCases, ...busCases, ...workerCases].filter(
  ({ fault, boundary }) => fault === 'rejects' || (fault === 'hangs' && /flush|bus/.test(boundary)),
);

describe('a fault concerns only its own game, and is said', () => {
  test.each(SHORT)('$boundary $fault', async ({ run }) => {
    const { told, others } = await run();
    expect(told).not.toBe('');
    expect(others).toContain('finished');
  });
});
