import type { Me } from '@oia/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type Counts, LocalCounts } from '../util/counts.ts';
import { Accounts } from './accounts.ts';
import { Guests, GuestTokens } from './guests.ts';
import { Identity } from './identity.ts';
import type { Member, MemberOf } from './member.ts';
import { MemberStore, type StoredMember } from './member-store.ts';
import { nameKey } from './names.ts';
import { PasskeyStore } from './passkey-store.ts';
import { Passkeys } from './passkeys.ts';
import { Passwords } from './passwords.ts';
import { Programs } from './programs.ts';
import { SecretStore } from './secrets.ts';
import { SessionStore } from './session-store.ts';
import { Sessions } from './sessions.ts';
import { TokenStore } from './token-store.ts';

export interface MembersOptions {
  readonly now?: () => number;
  readonly passwords?: Passwords;
  /** Failed attempts to sign in. */
  readonly counts?: Counts;
}

/** All members and their ways to authenticate. */
export class Members {
  readonly guests: Guests;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly memberOf: MemberOf;
  readonly passkeys: Passkeys;
  readonly tokens: TokenStore;
  readonly programs: Programs;
  readonly #store: MemberStore;

  static async open(db: Kysely<Database>, options: MembersOptions = {}): Promise<Members> {
    return new Members(db, await new SecretStore(db).key('guest'), options);
  }

  private constructor(
    db: Kysely<Database>,
    key: Buffer,
    { now = Date.now, passwords = new Passwords(), counts = new LocalCounts(now) }: MembersOptions,
  ) {
    const members = new MemberStore(db);
    const guests = new GuestTokens(key);
    this.#store = members;
    this.tokens = new TokenStore(db);
    this.programs = new Programs({ members, tokens: this.tokens, now });
    this.sessions = new Sessions(new SessionStore(db), now);
    this.guests = new Guests(members, guests, now);
    this.accounts = new Accounts(members, passwords, counts, now);
    this.passkeys = new Passkeys(new PasskeyStore(db), members, this.accounts, now);
    const identity = new Identity({ members, sessions: this.sessions, tokens: this.tokens, guests, now });
    this.memberOf = (headers) => identity.memberOf(headers);
  }

  /** The caller's own view of their membership. */
  async me({ id, name, kind }: Member): Promise<Me> {
    const stored = kind === 'account' ? await this.#store.find(id) : undefined;
    const passkeys = kind === 'account' ? (await this.passkeys.list(id)).length : 0;
    return { id, name, kind, hasPassword: stored?.password !== undefined, passkeys };
  }

  /** The account or program with this or a similar-looking name. */
  byName(name: string): Promise<StoredMember | undefined> {
    return this.#store.findByKey(nameKey(name));
  }
}
