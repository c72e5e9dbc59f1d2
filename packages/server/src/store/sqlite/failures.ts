import type { Outcome } from './tasks.ts';

/** An error of Node's SQLite, for the other thread. */
export function outcomeOf(error: unknown): Outcome & { ok: false } {
  const message = error instanceof Error ? error.message : String(error);
  const resultCode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined;
  return { ok: false, failure: { message, resultCode } };
}
