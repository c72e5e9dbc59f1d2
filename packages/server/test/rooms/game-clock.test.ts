import { describe, expect, it } from 'vitest';
import {
  clockAfterStep,
  firstClock,
  flaggedSeat,
  flagTime,
  type TimeControl,
  timeLeft,
} from '../../src/rooms/game-clock.ts';
import { creditedClock } from '../../src/rooms/room-clock.ts';
import { DAY_MS } from '../../src/util/time.ts';

const LIVE: TimeControl = { kind: 'live', base: 60_000, increment: 2000 };
const DAYS: TimeControl = { kind: 'days', days: 2 };

describe('clocks', () => {
  it('run for the acting seat, and add the increment after the turn', () => {
    const started = clockAfterStep(LIVE, firstClock(LIVE, 2), { next: 0, ended: undefined, now: 1000 });
    expect(timeLeft(started, 0, 11_000)).toBe(50_000);
    expect(timeLeft(started, 1, 11_000)).toBe(60_000);
    const next = clockAfterStep(LIVE, started, { next: 1, ended: 0, now: 11_000 });
    expect(next).toEqual({ left: [52_000, 60_000], running: 1, since: 11_000 });
  });

  it('give no increment for a step in the middle of a turn', () => {
    const started = clockAfterStep(LIVE, firstClock(LIVE, 2), { next: 0, ended: undefined, now: 0 });
    expect(clockAfterStep(LIVE, started, { next: 0, ended: undefined, now: 5000 }).left).toEqual([55_000, 60_000]);
  });

  it('give back lag, but never more than passed, and only up to a limit', () => {
    const started = clockAfterStep(LIVE, firstClock(LIVE, 2), { next: 0, ended: undefined, now: 0 });
    const press = { next: 1, ended: undefined, now: 1000 };
    expect(clockAfterStep(LIVE, started, { ...press, lag: 200 }).left[0]).toBe(59_200);
    expect(clockAfterStep(LIVE, started, { ...press, lag: 60_000 }).left[0]).toBe(59_500);
    expect(clockAfterStep(LIVE, started, { ...press, now: 100, lag: 500 }).left[0]).toBe(60_000);
    expect(clockAfterStep(LIVE, started, { ...press, lag: -300 }).left[0]).toBe(59_000);
    expect(clockAfterStep(LIVE, started, { ...press, lag: 12.3 }).left[0]).toBe(59_012);
  });

  it('fall when no step in time can still arrive', () => {
    const started = clockAfterStep(LIVE, firstClock(LIVE, 2), { next: 1, ended: undefined, now: 0 });
    expect(flaggedSeat(started, 59_999)).toBeUndefined();
    expect(flaggedSeat(started, 60_000)).toBe(1);
    expect(flagTime(started)).toBe(60_500);
  });

  it('start anew for each turn where days are agreed', () => {
    const started = clockAfterStep(DAYS, firstClock(DAYS, 2), { next: 0, ended: undefined, now: 0 });
    expect(clockAfterStep(DAYS, started, { next: 1, ended: 0, now: DAY_MS }).left).toEqual([2 * DAY_MS, 2 * DAY_MS]);
  });

  it('do not count the time in which no server ran', () => {
    const started = clockAfterStep(LIVE, firstClock(LIVE, 2), { next: 0, ended: undefined, now: 0 });
    const now = 500_000;
    expect(timeLeft(creditedClock(started, now, 480_000), 0, now)).toBe(40_000);
    expect(timeLeft(creditedClock(started, now, 900_000), 0, now)).toBe(60_000);
  });

  it('are not there without a limit', () => {
    const none: TimeControl = { kind: 'unlimited' };
    const clock = clockAfterStep(none, firstClock(none, 2), { next: 0, ended: undefined, now: 0 });
    expect(flaggedSeat(clock, Number.MAX_SAFE_INTEGER)).toBeUndefined();
    expect(flagTime(clock)).toBeUndefined();
  });
});
