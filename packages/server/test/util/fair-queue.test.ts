import { expect, test } from 'vitest';
import { FairQueue } from '../../src/util/fair-queue.ts';

const [ANNA, BEN, CLEO] = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'];

const queueOf = (maxWaiting = 10, maxWaitingPerRoom = 3) => new FairQueue<string>({ maxWaiting, maxWaitingPerRoom });

function all(queue: FairQueue<string>): string[] {
  return Array.from({ length: queue.size }, () => queue.shift() ?? '');
}

test('rooms take turns, each with its oldest first', () => {
  const queue = queueOf();
  for (const work of ['a1', 'a2', 'a3']) queue.push(ANNA, work);
  for (const work of ['b1', 'b2']) queue.push(BEN, work);
  queue.push(CLEO, 'c1');
  expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(queue.shift()).toBeUndefined();
});

test('a room that comes again waits behind those that came meanwhile', () => {
  const queue = queueOf();
  queue.push(ANNA, 'a1');
  queue.push(BEN, 'b1');
  expect(queue.shift()).toBe('a1');
  queue.push(ANNA, 'a2');
  expect(all(queue)).toEqual(['b1', 'a2']);
});

test('no room can fill the queue', () => {
  const queue = queueOf(4, 2);
  expect(['a1', 'a2', 'a3'].map((work) => queue.push(ANNA, work))).toEqual([true, true, false]);
  expect(['b1', 'b2'].map((work) => queue.push(BEN, work))).toEqual([true, true]);
  expect(queue.push(CLEO, 'c1')).toBe(false);
  queue.shift();
  expect(queue.push(CLEO, 'c1')).toBe(true);
});

test('removed work frees its place, once', () => {
  const queue = queueOf(2, 2);
  queue.push(ANNA, 'a1');
  queue.push(ANNA, 'a2');
  queue.remove(ANNA, 'a1');
  queue.remove(ANNA, 'a1');
  queue.remove(BEN, 'b1');
  expect(queue.size).toBe(1);
  expect(queue.push(BEN, 'b1')).toBe(true);
  expect(all(queue)).toEqual(['a2', 'b1']);
});
