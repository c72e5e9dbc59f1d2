import type { Result } from '@oia/rules';

/** What reading the command line gives: a value, or a sentence that says what is wrong with it. */
export type Read<T> = Result<T, string>;

export const good = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const bad = (error: string): { readonly ok: false; readonly error: string } => ({ ok: false, error });
