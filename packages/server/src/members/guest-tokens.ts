import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MemberId } from '@oia/protocol';

const DAY = 24 * 3_600_000;
/** Browsers keep no cookie longer. The token of a guest who comes back is renewed. */
export const GUEST_DAYS = 400;

const FORM = /^(m[a-z2-9]{15})\.([0-9a-z]{1,9})\.([A-Za-z0-9_-]{43})$/;

/** Signs and checks the tokens by which a device is a guest: member, day of issue, signature. */
export class GuestTokens {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  issue(member: MemberId, now: number): string {
    const claim = `${member}.${Math.floor(now / 1000).toString(36)}`;
    return `${claim}.${this.#signature(claim).toString('base64url')}`;
  }

  /** Whose it is; whether the guest still exists is for the store to say. undefined: forged, damaged or too old. */
  read(token: string, now: number): MemberId | undefined {
    const [, member = '', issued = '', signature = ''] = FORM.exec(token) ?? [];
    if (signature === '') return undefined;
    if (!timingSafeEqual(this.#signature(`${member}.${issued}`), Buffer.from(signature, 'base64url'))) return undefined;
    const age = now - Number.parseInt(issued, 36) * 1000;
    return age > GUEST_DAYS * DAY ? undefined : member;
  }

  #signature(claim: string): Buffer {
    return createHmac('sha256', this.#key).update(`oia guest ${claim}`).digest();
  }
}
