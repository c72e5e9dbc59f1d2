import type { MemberRefusalCode } from '@oia/protocol';

/** A value, or why it is refused. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: MemberRefusalCode };

export const given = <T>(value: T): Answer<T> => ({ ok: true, value });
export const refused = (code: MemberRefusalCode): { readonly ok: false; readonly code: MemberRefusalCode } => ({
  ok: false,
  code,
});
