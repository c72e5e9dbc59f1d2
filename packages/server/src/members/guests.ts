import type { MemberStore } from '../store/member-store.ts';
import type { GuestTokens } from './guest-tokens.ts';
import type { Member } from './member.ts';
import { readName } from './names.ts';
import { newMemberId } from './random-letters.ts';
import { type Answer, given, refused } from './refusal.ts';

export interface NewGuest {
  readonly member: Member;
  /** For the device's cookie. */
  readonly token: string;
}

/** People who play without an account. */
export class Guests {
  readonly #members: MemberStore;
  readonly #tokens: GuestTokens;
  readonly #now: () => number;

  constructor(members: MemberStore, tokens: GuestTokens, now: () => number) {
    this.#members = members;
    this.#tokens = tokens;
    this.#now = now;
  }

  async add(typed: string | undefined): Promise<Answer<NewGuest>> {
    const named = await this.#named(typed);
    if (!named.ok) return named;
    const member: Member = { id: newMemberId(), name: named.value, kind: 'guest' };
    await this.#members.addGuest(member.id, member.name, this.#now());
    return given({ member, token: this.tokenOf(member) });
  }

  async rename(guest: Member, typed: string): Promise<Answer<Member>> {
    const named = await this.#named(typed);
    if (!named.ok) return named;
    await this.#members.renameGuest(guest.id, named.value);
    return given({ ...guest, name: named.value });
  }

  /** A new token of a guest: the cookie is renewed long before it ends. */
  tokenOf({ id }: Pick<Member, 'id'>): string {
    return this.#tokens.issue(id, this.#now());
  }

  /** Several guests may have one name, but none that looks like an account's. */
  async #named(typed: string | undefined): Promise<Answer<string>> {
    if (typed === undefined) return given('');
    const read = readName(typed);
    if (!read.ok) return refused(read.code);
    return (await this.#members.findByKey(read.key)) ? refused('nameTaken') : given(read.name);
  }
}
