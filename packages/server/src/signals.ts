import process from 'node:process';
import { guardProcess } from './last-resort.ts';
import type { RunningServer } from './server.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Ctrl+C arrives from the terminal and once more from npm: signals within this time count as one. */
const SAME_SIGNAL_MS = 500;

/** Waits for a signal to end and closes the server; a second signal ends the process at once. Handles uncaught errors meanwhile. */
export async function closeOnSignal(running: RunningServer): Promise<void> {
  guardProcess(running);
  await new Promise<void>((resolve) => {
    let askedAt: number | undefined;
    const end = (): void => {
      if (askedAt !== undefined && performance.now() - askedAt > SAME_SIGNAL_MS) process.exit(1);
      askedAt ??= performance.now();
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, end);
  });
  await running.close();
}
