import type { Page } from 'playwright-core';

/** The work of a page's main thread over some time, in milliseconds. */
export interface Watched {
  /** The pauses between two frames. */
  readonly gaps: readonly number[];
  /** Tasks of more than 50 ms, of any kind. */
  readonly tasks: readonly number[];
  /** The time of each script in frames of more than 50 ms. */
  readonly scripts: readonly SlowScript[];
}

export interface SlowScript {
  readonly name: string;
  readonly time: number;
}

/** Milestones of loading a page, in milliseconds since the request. */
export interface Arrival {
  readonly ready: number;
  readonly line: number;
}

interface AnimationFrameTiming extends PerformanceEntry {
  readonly scripts: readonly { readonly duration: number; readonly sourceURL: string; readonly invoker: string }[];
}

export const watchFrames = (page: Page, seconds: number): Promise<Watched> =>
  page.evaluate(
    (time) =>
      new Promise((resolve) => {
        const watched = { gaps: [] as number[], tasks: [] as number[], scripts: [] as SlowScript[] };
        const note = (entry: PerformanceEntry): void => {
          if (entry.entryType === 'longtask') watched.tasks.push(entry.duration);
          const { scripts = [] } = entry as Partial<AnimationFrameTiming>;
          for (const { duration, sourceURL, invoker } of scripts)
            watched.scripts.push({ name: `${sourceURL.split('/').at(-1)} ${invoker}`, time: duration });
        };
        const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
        const known = PerformanceObserver.supportedEntryTypes;
        for (const type of ['longtask', 'long-animation-frame'].filter((each) => known.includes(each)))
          observer.observe({ type });
        const start = performance.now();
        let last = start;
        const next = (now: number): void => {
          watched.gaps.push(now - last);
          last = now;
          if (now - start < time) requestAnimationFrame(next);
          else resolve(watched);
        };
        requestAnimationFrame(next);
      }),
    seconds * 1000,
  );

/** Notes from inside when a page is ready and when the first line is there: asking from outside takes its own time. */
export async function noteArrival(page: Page, ready: string, line: string): Promise<void> {
  await page.addInitScript(
    (selectors) => {
      const arrival: Record<string, number> = {};
      Object.assign(globalThis, { arrival });
      const look = (): void => {
        for (const [name, selector] of Object.entries(selectors))
          if (arrival[name] === undefined && document.querySelector(selector)) arrival[name] = performance.now();
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    },
    { ready, line },
  );
}

export const arrivalOf = (page: Page): Promise<Arrival> =>
  page.evaluate(() => (globalThis as unknown as { arrival: Arrival }).arrival);
