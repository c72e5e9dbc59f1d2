import { performance } from 'node:perf_hooks';
import process from 'node:process';
import type { Clock } from '../timer.ts';

export const wallClock: Clock = () => performance.now();

/** The system is asked for the processor time at most once in so many milliseconds: asking takes microseconds. */
const RESOLUTION = 1;

/** Milliseconds of processor time that this process has used. */
export function cpuClock(): Clock {
  let asked = Number.NEGATIVE_INFINITY;
  let used = 0;
  return () => {
    const now = performance.now();
    if (now - asked < RESOLUTION) return used;
    asked = now;
    const { user, system } = process.cpuUsage();
    used = (user + system) / 1000;
    return used;
  };
}
