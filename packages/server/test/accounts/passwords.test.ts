import { expect, test } from 'vitest';
import { Passwords } from '../../src/accounts/passwords.ts';
import { TooBusy, WorkQueue } from '../../src/util/work-queue.ts';

/** Cheap, because the cost is not under test. */
const CHEAP = { logN: 8, r: 8, p: 1 };

test('a password matches its own hash only, and two hashes of it differ', async () => {
  const passwords = new Passwords(CHEAP);
  const [one, two] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')]);
  expect(one).not.toBe(two);
  expect(one).not.toContain('horse');
  expect(await passwords.matches('correct horse', one)).toBe(true);
  expect(await passwords.matches('correct horsf', one)).toBe(false);
  expect(await passwords.matches('correct horse', undefined)).toBe(false);
});

test('a password matches in any Unicode form', async () => {
  const passwords = new Passwords(CHEAP);
  expect(await passwords.matches('cafe\u0301-creme', await passwords.hash('caf\u00e9-creme'))).toBe(true);
});

test('the cost is stored with the hash, so that older ones are still read and can be renewed', async () => {
  const old = await new Passwords(CHEAP).hash('correct horse');
  const dearer = new Passwords({ logN: 9, r: 8, p: 1 });
  expect(await dearer.matches('correct horse', old)).toBe(true);
  expect(dearer.isOutdated(old)).toBe(true);
  expect(dearer.isOutdated(await dearer.hash('correct horse'))).toBe(false);
});

test('a flood of guesses is refused instead of queueing up', async () => {
  const passwords = new Passwords({ logN: 12, r: 8, p: 1 }, new WorkQueue(1, 5));
  const stored = await passwords.hash('correct horse');
  const guesses = await Promise.allSettled(Array.from({ length: 50 }, () => passwords.matches('guess', stored)));
  const refused = guesses.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(44);
  for (const each of refused) expect(each).toMatchObject({ reason: expect.any(TooBusy) });
  expect(await passwords.matches('correct horse', stored)).toBe(true);
});

test('a bounded amount of work runs at once, in order', async () => {
  const queue = new WorkQueue(2, 10);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      queue.run(async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setImmediate(resolve));
        order.push(i);
        running--;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
