import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const TASK = 'ThreadControllerImpl::RunTask';
const MAIN = 'CrRendererMain';

/**
 * The processor time of each task of the page's main thread while something is done, in milliseconds. A task that waits for a
 * processor takes long by the clock, on a busy machine all of them do; the processor time is the page's own share.
 */
export async function taskTimes<T>(
  browser: Browser,
  page: Page,
  work: () => Promise<T>,
): Promise<{ readonly done: T; readonly times: readonly number[] }> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const done = await work();
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  return { done, times: timesIn((trace as { readonly traceEvents: readonly TraceEvent[] }).traceEvents) };
}

function timesIn(events: readonly TraceEvent[]): number[] {
  const thread = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const mains = new Set(events.filter(({ args }) => args?.name === MAIN).map(thread));
  const tasks = events.filter((event) => event.name === TASK && mains.has(thread(event)));
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}
