import type { AddPasskeyBody, MeAnswer, PasskeySignInBody } from '@oia/protocol';
import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { api } from './api.ts';
import { rememberAnswer } from './member.ts';
import type { Answer, Refused } from './request.ts';

type Creation = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Request = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Loaded when a passkey is used. */
const library = () => import('@simplewebauthn/browser');

/** A host that is an IP address. */
const IP_ADDRESS = /^[\d.]+$|^\[/;

/** Passkeys need a secure context (TLS or localhost) and a host name. */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !IP_ADDRESS.test(location.hostname);

/** Creates a passkey on this device: another one for the account, or, with a name, a new account. */
export async function makePasskey(label: string, name?: string): Promise<Answer<MeAnswer>> {
  const asked = await api.newPasskeyOptions(name);
  if (!asked.ok) return asked;
  const made = await tried(async () => {
    const { startRegistration: start } = await library();
    return start({ optionsJSON: asked.value.options as Creation });
  });
  return made.ok ? rememberAnswer(api.addPasskey({ label, response: made.value as AddPasskeyBody['response'] })) : made;
}

export async function signInByPasskey(): Promise<Answer<MeAnswer>> {
  const asked = await api.signInOptions();
  if (!asked.ok) return asked;
  const used = await tried(async () => {
    const { startAuthentication: start } = await library();
    return start({ optionsJSON: asked.value.options as Request });
  });
  return used.ok
    ? rememberAnswer(api.signInByPasskey({ response: used.value as PasskeySignInBody['response'] }))
    : used;
}

/** Cancelling throws, which is no error. */
async function tried<T>(use: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await use() };
  } catch (error) {
    return refusedBy(error);
  }
}

const refusedBy = (error: unknown): Refused => {
  const isStopped = error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
  return { ok: false, code: isStopped ? 'passkeyStopped' : 'badPasskey' };
};
