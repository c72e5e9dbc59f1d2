import type { MemberId } from '@oia/protocol';
import { randomLetters } from '../util/random-ids.ts';
import { DAY_MS } from '../util/time.ts';
import { hashOfSecret, newSecret } from './secrets.ts';
import type { FoundSession, ListedSession, SessionStore } from './session-store.ts';

/** A session ends after this time without use. */
export const SESSION_DAYS = 90;
const MAX_AGENT_LENGTH = 120;

/** Signed-in browsers. */
export class Sessions {
  readonly #store: SessionStore;
  readonly #now: () => number;

  constructor(store: SessionStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Returns the secret for the browser's cookie; only its hash is stored. */
  async start(member: MemberId, agent: string | undefined): Promise<string> {
    const secret = newSecret();
    const at = this.#now();
    await this.#store.removeExpired(at);
    await this.#store.add({
      hash: hashOfSecret(secret),
      id: randomLetters(10),
      member,
      agent: (agent ?? '').slice(0, MAX_AGENT_LENGTH),
      at,
      expiresAt: at + SESSION_DAYS * DAY_MS,
    });
    return secret;
  }

  /** Extends the session, at most once a day. */
  async find(secret: string): Promise<FoundSession | undefined> {
    const hash = hashOfSecret(secret);
    const now = this.#now();
    const found = await this.#store.find(hash, now);
    if (found && now - found.seenAt > DAY_MS) await this.#store.prolong(hash, now, now + SESSION_DAYS * DAY_MS);
    return found;
  }

  list(member: MemberId): Promise<readonly ListedSession[]> {
    return this.#store.list(member, this.#now());
  }

  end(secret: string): Promise<void> {
    return this.#store.end(hashOfSecret(secret));
  }

  endById(member: MemberId, id: string): Promise<boolean> {
    return this.#store.endById(member, id);
  }

  /** Signs out all other browsers, after a change of password. */
  endOthers(member: MemberId, current: string | undefined): Promise<void> {
    return this.#store.endOthers(member, current === undefined ? undefined : hashOfSecret(current));
  }
}
