// npm run bench:engine -- --profile: in which functions the time goes.

import { Session } from 'node:inspector/promises';
import { basename } from 'node:path';
import { format } from '../figures.ts';

const LISTED = 30;
/** Interval between two samples of the stack. */
const SAMPLING_INTERVAL_US = 200;

interface Spot {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
}

const nameOf = ({ functionName, url, lineNumber }: Spot): string =>
  url === '' ? functionName : `${functionName || 'anonymous'}  ${basename(url)}:${lineNumber + 1}`;

/** Runs some work and prints which functions themselves took the most time. */
export async function profile(work: () => void): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLING_INTERVAL_US });
  await session.post('Profiler.start');
  work();
  const { profile: found } = await session.post('Profiler.stop');
  session.disconnect();
  const hits = new Map<string, number>();
  let all = 0;
  for (const { callFrame, hitCount = 0 } of found.nodes) {
    hits.set(nameOf(callFrame), (hits.get(nameOf(callFrame)) ?? 0) + hitCount);
    all += hitCount;
  }
  const most = [...hits].sort(([, a], [, b]) => b - a).slice(0, LISTED);
  for (const [name, count] of most) console.log(`${format((100 * count) / all).padStart(6)} %  ${name}`);
}
