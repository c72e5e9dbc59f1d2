import type { Fault, FaultCode } from '@oia/rules';

/** A fault as the failed half of a `Result`. */
export const wrong = (
  code: FaultCode,
  at: string,
  expected?: string,
): { readonly ok: false; readonly error: Fault } => ({
  ok: false,
  error: { code, at, ...(expected === undefined ? {} : { expected }) },
});
