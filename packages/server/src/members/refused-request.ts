import type { MemberRefusalCode } from '@oia/protocol';
import { ApiError } from '../http/api-error.ts';
import type { Answer } from './refusal.ts';
import { TooBusy } from './work-queue.ts';

const REFUSALS: { readonly [Code in MemberRefusalCode]: readonly [status: number, message: string] } = {
  badName: [400, 'A name has 1 to 20 visible characters, at least one letter or digit, and none of / \\ ? # %.'],
  reservedName: [400, 'This name is reserved.'],
  nameTaken: [409, 'Somebody has this name, or one that looks like it.'],
  wrongCredentials: [401, 'Name or password is wrong.'],
  wrongPassword: [403, 'The current password is wrong.'],
  accountNeeded: [403, 'This needs an account.'],
  lastWayIn: [409, 'Without this passkey nobody could sign in: set a password first.'],
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

/** The value of an answer; a refusal is thrown. */
export async function valueIn<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { ok, ...rest } = await answer.catch(asBusy);
  if ('value' in rest) return rest.value;
  throw refusedRequest(rest.code);
}

function asBusy(error: unknown): { readonly ok: false; readonly code: MemberRefusalCode } {
  if (error instanceof TooBusy) return { ok: false, code: 'busy' };
  throw error;
}
