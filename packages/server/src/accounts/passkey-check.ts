import type { AddPasskeyBody, PasskeySignInBody } from '@oia/protocol';
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import type { StoredPasskey } from './passkey-store.ts';

/** The site as authenticators know it. */
export interface Site {
  /** `https://oia.example` */
  readonly origin: string;
  /** `oia.example` */
  readonly host: string;
}

/** EdDSA, ES256 and RS256: every authenticator supports one of them. */
export const ALGORITHMS = [-8, -7, -257] as const;

/** The challenge that an authenticator claims to answer. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return typeof data === 'object' && data && 'challenge' in data ? String(data.challenge) : '';
  } catch {
    return '';
  }
}

/** The new credential; undefined if verification fails. */
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
    // The library rejects what it cannot verify.
  }).catch(() => undefined);
  return verified?.registrationInfo?.credential;
}

/** The authenticator's new use counter; undefined if verification fails. */
export async function verifiedCounter(
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
    // The library rejects what it cannot verify.
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
