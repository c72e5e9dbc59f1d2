import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS, SECOND_MS } from '../util/time.ts';
import { GUEST_DAYS, type Guests, type NewGuest } from './guests.ts';
import type { Member } from './member.ts';
import type { MemberData } from './member-data.ts';
import type { Members } from './members.ts';
import { SESSION_DAYS, type Sessions } from './sessions.ts';

export const GUEST_COOKIE = 'oia_guest';
export const SESSION_COOKIE = 'oia_session';

const LIFETIME_DAYS = { [GUEST_COOKIE]: GUEST_DAYS, [SESSION_COOKIE]: SESSION_DAYS };
export type CookieName = keyof typeof LIFETIME_DAYS;

/** Sets and clears the cookies that identify a member. Scripts cannot read them, and other sites cannot send them. */
export class MemberCookies {
  readonly #options: CookieSerializeOptions;

  /** `isSecure`: browsers use https. */
  constructor(isSecure: boolean) {
    this.#options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure };
  }

  set(reply: FastifyReply, name: CookieName, value: string): void {
    reply.setCookie(name, value, { ...this.#options, maxAge: (LIFETIME_DAYS[name] * DAY_MS) / SECOND_MS });
  }

  clear(reply: FastifyReply, name: CookieName): void {
    reply.clearCookie(name, this.#options);
  }
}

/** Reads a cookie from a header that no framework has parsed. The first one of a name counts, as in browsers. */
export function cookieIn(header: string | undefined, name: CookieName): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key = '', ...value] = part.split('=');
    if (key.trim() === name) return value.join('=').trim();
  }
  return undefined;
}

/** Signs browsers in and out by their cookies. */
export class SignInCookies {
  readonly #cookies: MemberCookies;
  readonly #sessions: Sessions;
  readonly #guests: Guests;
  readonly #memberData: MemberData;

  constructor(cookies: MemberCookies, { sessions, guests }: Members, memberData: MemberData) {
    this.#cookies = cookies;
    this.#sessions = sessions;
    this.#guests = guests;
    this.#memberData = memberData;
  }

  setGuest(reply: FastifyReply, { token }: NewGuest): void {
    this.#cookies.set(reply, GUEST_COOKIE, token);
  }

  /** Signs in to a new account, which may have been a guest until now. */
  async signInToNew(request: FastifyRequest, reply: FastifyReply, account: Member): Promise<void> {
    await this.#startSession(request, reply, account);
    this.#cookies.clear(reply, GUEST_COOKIE);
  }

  /** Ends the previous session of the browser. */
  async #startSession({ headers }: FastifyRequest, reply: FastifyReply, { id }: Member): Promise<void> {
    const previous = cookieIn(headers.cookie, SESSION_COOKIE);
    if (previous) await this.#sessions.end(previous);
    this.#cookies.set(reply, SESSION_COOKIE, await this.#sessions.start(id, headers['user-agent']));
  }

  /** Signs in to an existing account, which receives the guest's games. The guest cookie stays while the guest has unfinished games. */
  async signInToExisting(request: FastifyRequest, reply: FastifyReply, account: Member): Promise<void> {
    const { member } = request;
    const isAll = member?.kind !== 'guest' || (await this.#memberData.handOver(member, account));
    await this.#startSession(request, reply, account);
    if (isAll) this.#cookies.clear(reply, GUEST_COOKIE);
  }

  async signOut({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
    const secret = cookieIn(headers.cookie, SESSION_COOKIE);
    if (secret) await this.#sessions.end(secret);
    this.#cookies.clear(reply, SESSION_COOKIE);
    this.#cookies.clear(reply, GUEST_COOKIE);
  }

  /** Extends the lifetime of the caller's cookies. */
  renew({ headers }: FastifyRequest, reply: FastifyReply, { id, kind }: Member): void {
    const session = cookieIn(headers.cookie, SESSION_COOKIE);
    if (kind === 'account' && session) this.#cookies.set(reply, SESSION_COOKIE, session);
    if (kind === 'guest') this.#cookies.set(reply, GUEST_COOKIE, this.#guests.tokenOf({ id }));
  }
}

export const sessionOf = ({ headers }: FastifyRequest): string | undefined => cookieIn(headers.cookie, SESSION_COOKIE);
