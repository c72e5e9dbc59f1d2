import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MemberId } from '@oia/protocol';
import { newMemberId } from '../util/random-ids.ts';
import { DAY_MS } from '../util/time.ts';
import type { Member } from './member.ts';
import type { MemberStore } from './member-store.ts';
import { readName } from './names.ts';
import { type MemberResult, refused, succeeded } from './refusals.ts';

export interface NewGuest {
  readonly member: Member;
  /** For the device's cookie. */
  readonly token: string;
}

/** Members without an account. */
export class Guests {
  readonly #members: MemberStore;
  readonly #tokens: GuestTokens;
  readonly #now: () => number;

  constructor(members: MemberStore, tokens: GuestTokens, now: () => number) {
    this.#members = members;
    this.#tokens = tokens;
    this.#now = now;
  }

  async add(typed: string | undefined): Promise<MemberResult<NewGuest>> {
    const named = await this.#named(typed);
    if (!named.ok) return named;
    const member: Member = { id: newMemberId(), name: named.value, kind: 'guest' };
    await this.#members.addGuest(member.id, member.name, this.#now());
    return succeeded({ member, token: this.tokenOf(member) });
  }

  async rename(guest: Member, typed: string): Promise<MemberResult<Member>> {
    const named = await this.#named(typed);
    if (!named.ok) return named;
    await this.#members.renameGuest(guest.id, named.value);
    return succeeded({ ...guest, name: named.value });
  }

  /** A fresh token, with which the cookie is renewed. */
  tokenOf({ id }: Pick<Member, 'id'>): string {
    return this.#tokens.issue(id, this.#now());
  }

  /** Guests may share a name, but not with an account. */
  async #named(typed: string | undefined): Promise<MemberResult<string>> {
    if (typed === undefined) return succeeded('');
    const read = readName(typed);
    if (!read.ok) return refused(read.code);
    return (await this.#members.findAlike(read)) ? refused('nameTaken') : succeeded(read.name);
  }
}

/** The longest lifetime of a cookie in browsers. Tokens of returning guests are renewed. */
export const GUEST_DAYS = 400;

const FORM = /^(m[a-z2-9]{15})\.([0-9a-z]{1,9})\.([A-Za-z0-9_-]{43})$/;

/** Signs and verifies guest tokens: member, time of issue, signature. */
export class GuestTokens {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  issue(member: MemberId, now: number): string {
    const claim = `${member}.${Math.floor(now / 1000).toString(36)}`;
    return `${claim}.${this.#signature(claim).toString('base64url')}`;
  }

  /** The guest's id; the guest may no longer exist. undefined: forged, damaged or expired. */
  read(token: string, now: number): MemberId | undefined {
    const [, member = '', issued = '', signature = ''] = FORM.exec(token) ?? [];
    if (signature === '') return undefined;
    if (!timingSafeEqual(this.#signature(`${member}.${issued}`), Buffer.from(signature, 'base64url'))) return undefined;
    const age = now - Number.parseInt(issued, 36) * 1000;
    return age > GUEST_DAYS * DAY_MS ? undefined : member;
  }

  #signature(claim: string): Buffer {
    return createHmac('sha256', this.#key).update(`oia guest ${claim}`).digest();
  }
}
