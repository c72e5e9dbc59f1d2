import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Belongings } from './belongings.ts';
import { cookieIn, GUEST_COOKIE, type MemberCookies, SESSION_COOKIE } from './cookies.ts';
import type { Guests, NewGuest } from './guests.ts';
import type { Member } from './member.ts';
import type { Members } from './members.ts';
import type { Sessions } from './sessions.ts';

/** Lets a browser in as somebody and out again, by its cookies. */
export class Entrance {
  readonly #cookies: MemberCookies;
  readonly #sessions: Sessions;
  readonly #guests: Guests;
  readonly #belongings: Belongings;

  constructor(cookies: MemberCookies, { sessions, guests }: Members, belongings: Belongings) {
    this.#cookies = cookies;
    this.#sessions = sessions;
    this.#guests = guests;
    this.#belongings = belongings;
  }

  guest(reply: FastifyReply, { token }: NewGuest): void {
    this.#cookies.set(reply, GUEST_COOKIE, token);
  }

  /** A new account, which may have been a guest until now. */
  async account(request: FastifyRequest, reply: FastifyReply, account: Member): Promise<void> {
    await this.#begin(request, reply, account);
    this.#cookies.clear(reply, GUEST_COOKIE);
  }

  /** A session of before ends: a browser is signed in once. */
  async #begin({ headers }: FastifyRequest, reply: FastifyReply, { id }: Member): Promise<void> {
    const before = cookieIn(headers.cookie, SESSION_COOKIE);
    if (before) await this.#sessions.end(before);
    this.#cookies.set(reply, SESSION_COOKIE, await this.#sessions.start(id, headers['user-agent']));
  }

  /** An account that was there before gets what the guest had. While the guest has something to play the token stays. */
  async existing(request: FastifyRequest, reply: FastifyReply, account: Member): Promise<void> {
    const { member } = request;
    const isAll = member?.kind !== 'guest' || (await this.#belongings.handOver(member, account));
    await this.#begin(request, reply, account);
    if (isAll) this.#cookies.clear(reply, GUEST_COOKIE);
  }

  async out({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
    const secret = cookieIn(headers.cookie, SESSION_COOKIE);
    if (secret) await this.#sessions.end(secret);
    this.#cookies.clear(reply, SESSION_COOKIE);
    this.#cookies.clear(reply, GUEST_COOKIE);
  }

  /** Cookies of somebody who comes back live on. */
  renew({ headers }: FastifyRequest, reply: FastifyReply, { id, kind }: Member): void {
    const session = cookieIn(headers.cookie, SESSION_COOKIE);
    if (kind === 'account' && session) this.#cookies.set(reply, SESSION_COOKIE, session);
    if (kind === 'guest') this.#cookies.set(reply, GUEST_COOKIE, this.#guests.tokenOf({ id }));
  }
}

export const sessionOf = ({ headers }: FastifyRequest): string | undefined => cookieIn(headers.cookie, SESSION_COOKIE);
