import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { GUEST_DAYS } from './guest-tokens.ts';
import { SESSION_DAYS } from './sessions.ts';

export const GUEST_COOKIE = 'oia_guest';
export const SESSION_COOKIE = 'oia_session';

const DAY_SECONDS = 86_400;
const DAYS = { [GUEST_COOKIE]: GUEST_DAYS, [SESSION_COOKIE]: SESSION_DAYS };
export type CookieName = keyof typeof DAYS;

/** Sets and clears the cookies that say who somebody is. No script of a page can read them, no other site sends them along. */
export class MemberCookies {
  readonly #options: CookieSerializeOptions;

  /** `isSecure`: browsers come by https. */
  constructor(isSecure: boolean) {
    this.#options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure };
  }

  set(reply: FastifyReply, name: CookieName, value: string): void {
    reply.setCookie(name, value, { ...this.#options, maxAge: DAYS[name] * DAY_SECONDS });
  }

  clear(reply: FastifyReply, name: CookieName): void {
    reply.clearCookie(name, this.#options);
  }
}

/** The value of a cookie in a header, where no framework has read it. The first of a name counts, as in browsers. */
export function cookieIn(header: string | undefined, name: CookieName): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key = '', ...value] = part.split('=');
    if (key.trim() === name) return value.join('=').trim();
  }
  return undefined;
}
