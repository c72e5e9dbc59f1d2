import type { Page } from 'playwright-core';

/** Delays of `setTimeout` in milliseconds that the page has asked for since it was opened. */
export interface RecordedDelays {
  /** The delays since the last call. */
  next(): Promise<readonly number[]>;
}

/** Records the delays a page asks for, so that a test can check its pace without measuring time. */
export async function recordDelays(page: Page): Promise<RecordedDelays> {
  await page.addInitScript(() => {
    const delays: number[] = [];
    const original = globalThis.setTimeout;
    const recording = (handler: TimerHandler, delay = 0, ...values: unknown[]): number => {
      delays.push(delay);
      return original(handler, delay, ...values);
    };
    Object.assign(globalThis, { setTimeout: recording, recordedDelays: delays });
  });
  return {
    next: () => page.evaluate(() => (globalThis as unknown as { recordedDelays: number[] }).recordedDelays.splice(0)),
  };
}
