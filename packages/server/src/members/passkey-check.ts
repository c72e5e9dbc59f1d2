import type { AddPasskeyBody, PasskeySignInBody } from '@oia/protocol';
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import type { StoredPasskey } from '../store/passkey-store.ts';

/** The site as authenticators know it. */
export interface Site {
  /** `https://oia.example` */
  readonly origin: string;
  /** `oia.example` */
  readonly host: string;
}

/** EdDSA, ES256 and RS256: one of them every authenticator knows. */
export const ALGORITHMS = [-8, -7, -257] as const;

/** The question that an authenticator says it answers. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return typeof data === 'object' && data && 'challenge' in data ? String(data.challenge) : '';
  } catch {
    return '';
  }
}

/** The new credential; undefined if anything about the answer is wrong. */
export async function newCredential(
  response: AddPasskeyBody['response'],
  expectedChallenge: string,
  { origin, host }: Site,
): Promise<WebAuthnCredential | undefined> {
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: false,
    supportedAlgorithmIDs: [...ALGORITHMS],
  }).catch(() => undefined);
  return verified?.registrationInfo?.credential;
}

/** How often the authenticator has been used; undefined if anything about the answer is wrong. */
export async function countOfUse(
  response: PasskeySignInBody['response'],
  expectedChallenge: string,
  { origin, host }: Site,
  { id, publicKey, counter }: StoredPasskey,
): Promise<number | undefined> {
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: false,
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
