import process from 'node:process';
import type { RunningServer } from './server.ts';

/** Time to save and close after an exception. */
const CLOSE_TIMEOUT_MS = 10_000;

/**
 * Handles errors that no other code has caught. A rejected promise concerns only the work that it stands for, and nothing is confirmed before it
 * is durable: it is logged and the server goes on. After an exception the memory of the process cannot be trusted: it is logged, the server is
 * closed and the process ends with 1, so that a supervisor starts it anew from what is stored.
 */
export function guardProcess({ log, close }: Pick<RunningServer, 'log' | 'close'>): void {
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'a promise was rejected and not handled'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an exception was not caught: the server ends');
    const end = (): never => process.exit(1);
    setTimeout(end, CLOSE_TIMEOUT_MS);
    close().then(end, end);
  });
}
