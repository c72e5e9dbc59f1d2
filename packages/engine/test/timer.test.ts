import { describe, expect, test } from 'vitest';
import { Timer } from '../src/question/timer.ts';

describe('a timer', () => {
  /** Ticks until the time is over, each node taking this many milliseconds; returns when it noticed. */
  const endOf = (budget: number, node: number): number => {
    let now = 0;
    const timer = new Timer(() => now, { budget });
    while (!timer.expired) {
      now += node;
      timer.tick();
    }
    return now;
  };

  test.each([
    [100, 0.001],
    [100, 0.05],
    [100, 0.3],
    [1000, 0.001],
    [1000, 2],
  ])('of %i ms ends in time and not much before it, with nodes of %f ms', (budget, node) => {
    const end = endOf(budget, node);
    expect(end).toBeLessThanOrEqual(budget);
    expect(end).toBeGreaterThanOrEqual(Math.min(0.95 * budget, budget - 10));
  });

  test('counts nodes, and hears that it is stopped', () => {
    const counted = new Timer(() => 0, { budget: Number.POSITIVE_INFINITY, nodes: 10 });
    for (let i = 0; i < 5; i++) counted.tick();
    expect([counted.expired, counted.used, counted.isPast(0.5)]).toEqual([false, 0.5, true]);
    counted.add(4);
    expect(counted.tick()).toBe(true);
    let isStopped = false;
    const stopped = new Timer(() => 0, { budget: Number.POSITIVE_INFINITY, isStopped: () => isStopped });
    expect(stopped.isPast(1)).toBe(false);
    isStopped = true;
    expect(stopped.isPast(1)).toBe(true);
  });

  test('without a budget is over at once', () => {
    expect(new Timer(() => 5, { budget: 0 }).used).toBe(1);
  });
});
