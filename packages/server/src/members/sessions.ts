import type { MemberId } from '@oia/protocol';
import type { FoundSession, ListedSession, SessionStore } from '../store/session-store.ts';
import { randomLetters } from './random-letters.ts';
import { hashOfSecret, newSecret } from './secret-tokens.ts';

const DAY = 24 * 3_600_000;
/** Without being used for so long a session ends. */
export const SESSION_DAYS = 90;
const LONGEST_AGENT = 120;

/** Browsers that are signed in. */
export class Sessions {
  readonly #store: SessionStore;
  readonly #now: () => number;

  constructor(store: SessionStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The secret is for the browser's cookie; the store keeps its hash. */
  async start(member: MemberId, agent: string | undefined): Promise<string> {
    const secret = newSecret();
    const at = this.#now();
    await this.#store.removeExpired(at);
    await this.#store.add({
      hash: hashOfSecret(secret),
      id: randomLetters(10),
      member,
      agent: (agent ?? '').slice(0, LONGEST_AGENT),
      at,
      expiresAt: at + SESSION_DAYS * DAY,
    });
    return secret;
  }

  /** Finding it lets it live on; that is written down once a day. */
  async find(secret: string): Promise<FoundSession | undefined> {
    const hash = hashOfSecret(secret);
    const now = this.#now();
    const found = await this.#store.find(hash, now);
    if (found && now - found.seenAt > DAY) await this.#store.prolong(hash, now, now + SESSION_DAYS * DAY);
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

  /** After a change of the password nobody else stays signed in. */
  endOthers(member: MemberId, kept: string | undefined): Promise<void> {
    return this.#store.endOthers(member, kept === undefined ? undefined : hashOfSecret(kept));
  }
}
