import process from 'node:process';
import type { RunningServer } from './server.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Ctrl+C reaches this process from the terminal and once more from npm: so soon it is the same one. In milliseconds. */
const ECHO = 500;

/** Waits until somebody asks the process to end, and closes the server. A second signal ends it at once. */
export async function closeOnSignal({ close }: Pick<RunningServer, 'close'>): Promise<void> {
  await new Promise<void>((resolve) => {
    let askedAt: number | undefined;
    const end = (): void => {
      if (askedAt !== undefined && performance.now() - askedAt > ECHO) process.exit(1);
      askedAt ??= performance.now();
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, end);
  });
  await close();
}
