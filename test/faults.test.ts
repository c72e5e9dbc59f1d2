import { afterAll, describe, expect, test } from 'vitest';
import { busCases } from '../tools/faults/bus-cases.ts';
import { postgresCases } from '../tools/faults/postgres-cases.ts';
import { redisCases } from '../tools/faults/redis-cases.ts';
import { services } from '../tools/faults/services.ts';
import { storeCases } from '../tools/faults/store-cases.ts';
import { upkeepCases } from '../tools/faults/upkeep-cases.ts';
import { workerCases } from '../tools/faults/worker-cases.ts';

/** The short form of `npm run faults`: what hangs is waited for there. */
const SHORT = [...storeCases, ...postgresCases, ...upkeepCases, ...busCases, ...redisCases, ...workerCases].filter(
  ({ fault, boundary }) =>
    fault === 'rejects' || /lost|drops/.test(fault) || (fault === 'hangs' && /flush|bus/.test(boundary)),
);

afterAll(() => services.remove());

describe('a fault concerns only its own game, and is said', () => {
  test.each(SHORT)('$boundary $fault', async ({ run }) => {
    const { told, others } = await run();
    expect(told).not.toBe('');
    expect(others).toContain('finished');
  });
});
