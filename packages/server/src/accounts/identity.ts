import type { IncomingHttpHeaders } from 'node:http';
import type { GuestTokens } from './guests.ts';
import type { Member } from './member.ts';
import type { MemberStore } from './member-store.ts';
import { hashOfSecret } from './secrets.ts';
import type { Sessions } from './sessions.ts';
import { cookieIn, GUEST_COOKIE, SESSION_COOKIE } from './sign-in-cookies.ts';
import type { TokenStore } from './token-store.ts';

const BEARER = /^Bearer ([\w-]{20,200})$/i;

/** Identifies the sender of a request or socket. */
export class Identity {
  readonly #members: MemberStore;
  readonly #sessions: Sessions;
  readonly #tokens: TokenStore;
  readonly #guests: GuestTokens;
  readonly #now: () => number;

  constructor(parts: {
    members: MemberStore;
    sessions: Sessions;
    tokens: TokenStore;
    guests: GuestTokens;
    now: () => number;
  }) {
    this.#members = parts.members;
    this.#sessions = parts.sessions;
    this.#tokens = parts.tokens;
    this.#guests = parts.guests;
    this.#now = parts.now;
  }

  /** A token takes precedence: with an invalid one the caller is anonymous, even with valid cookies. */
  async memberOf({ authorization, cookie }: IncomingHttpHeaders): Promise<Member | undefined> {
    if (authorization !== undefined) return this.#program(authorization);
    return (
      (await this.#account(cookieIn(cookie, SESSION_COOKIE))) ?? (await this.#guest(cookieIn(cookie, GUEST_COOKIE)))
    );
  }

  async #program(authorization: string): Promise<Member | undefined> {
    const token = BEARER.exec(authorization)?.[1];
    return token === undefined ? undefined : this.#tokens.memberOf(hashOfSecret(token), this.#now());
  }

  async #account(secret: string | undefined): Promise<Member | undefined> {
    return secret ? (await this.#sessions.find(secret))?.member : undefined;
  }

  /** Tokens of guests who became accounts are void. */
  async #guest(token: string | undefined): Promise<Member | undefined> {
    const id = token ? this.#guests.read(token, this.#now()) : undefined;
    const member = id && (await this.#members.find(id));
    return member && member.kind === 'guest' ? { id: member.id, name: member.name, kind: 'guest' } : undefined;
  }
}
