import type { MemberRefusalCode } from '@oia/protocol';
import { ApiError } from '../routing/route.ts';
import { TooBusy } from '../util/work-queue.ts';

/** A value, or the reason of a refusal. */
export type MemberResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: MemberRefusalCode };

export const succeeded = <T>(value: T): MemberResult<T> => ({ ok: true, value });
export const refused = (code: MemberRefusalCode): { readonly ok: false; readonly code: MemberRefusalCode } => ({
  ok: false,
  code,
});

const REFUSALS: { readonly [Code in MemberRefusalCode]: readonly [status: number, message: string] } = {
  badName: [400, 'A name has 1 to 20 visible characters, at least one letter or digit, and none of / \\ ? # %.'],
  reservedName: [400, 'This name is reserved.'],
  mixedName: [400, 'A name is written in one alphabet, without letters that are drawn like others.'],
  nameTaken: [409, 'This name, or one that looks like it, is taken.'],
  wrongCredentials: [401, 'Name or password is wrong.'],
  wrongPassword: [403, 'The current password is wrong.'],
  accountNeeded: [403, 'This needs an account.'],
  lastWayIn: [409, 'This passkey is the only way to sign in: set a password first.'],
  badPasskey: [400, 'The passkey could not be verified. Begin again.'],
  tooManyPasskeys: [409, 'Remove a passkey first.'],
  tooManyTokens: [409, 'Remove a token first.'],
  gameRunning: [409, 'A game could not be left. Finish it first.'],
  wrongName: [400, 'Send your own name to confirm.'],
  tooFast: [429, 'Too many attempts. Try again later.'],
  busy: [503, 'Too many people sign in right now. Try again in a minute.'],
};

export function refusedRequest(code: MemberRefusalCode): ApiError {
  const [status, message] = REFUSALS[code];
  return new ApiError(status, code, message);
}

/** The value of a result; throws a refusal as an `ApiError`. */
export async function unwrapped<T>(answer: Promise<MemberResult<T>>): Promise<T> {
  const { ok, ...rest } = await answer.catch(asBusy);
  if ('value' in rest) return rest.value;
  throw refusedRequest(rest.code);
}

function asBusy(error: unknown): { readonly ok: false; readonly code: MemberRefusalCode } {
  if (error instanceof TooBusy) return { ok: false, code: 'busy' };
  throw error;
}
