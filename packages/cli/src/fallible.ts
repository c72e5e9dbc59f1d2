import type { Result } from '@oia/rules';

/** The result of reading the command line: a value, or a sentence that says what is wrong. */
export type Read<T> = Result<T, string>;

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const invalid = (error: string): { readonly ok: false; readonly error: string } => ({ ok: false, error });
