import type { MemberId, RegisterBody, SignInBody } from '@oia/protocol';
import type { Counts } from '../util/counts.ts';
import { newMemberId } from '../util/random-ids.ts';
import { HOUR_MS, MINUTE_MS } from '../util/time.ts';
import { AttemptCounter } from './attempts.ts';
import type { Member } from './member.ts';
import type { MemberStore, StoredMember } from './member-store.ts';
import { nameKey, readName } from './names.ts';
import type { Passwords } from './passwords.ts';
import { type MemberResult, refused, succeeded } from './refusals.ts';

/** Failed sign-ins from one network for one name. */
const LIMIT_PER_NETWORK = { maxFailures: 8, withinMs: 15 * MINUTE_MS };
/** Failed sign-ins from all networks for one name, against botnets. */
const LIMIT_PER_NAME = { maxFailures: 60, withinMs: HOUR_MS };

/** Members with a unique name, proved by a password or a passkey. */
export class Accounts {
  readonly #members: MemberStore;
  readonly #passwords: Passwords;
  readonly #now: () => number;
  readonly #byNetwork: AttemptCounter;
  readonly #byName: AttemptCounter;

  constructor(members: MemberStore, passwords: Passwords, counts: Counts, now: () => number) {
    this.#members = members;
    this.#passwords = passwords;
    this.#now = now;
    this.#byNetwork = new AttemptCounter('sign-in from', LIMIT_PER_NETWORK, counts);
    this.#byName = new AttemptCounter('sign-in as', LIMIT_PER_NAME, counts);
  }

  /** A guest who registers keeps the id, and with it all games. */
  async register(guest: Member | undefined, { name, password }: RegisterBody): Promise<MemberResult<Member>> {
    const read = readName(name);
    if (!read.ok) return refused(read.code);
    if (await this.#members.findAlike(read)) return refused('nameTaken');
    return this.create(guest?.id ?? newMemberId(), guest !== undefined, name, await this.#passwords.hash(password));
  }

  /** Without a password, the account has a passkey. */
  async create(
    id: MemberId,
    isGuest: boolean,
    typed: string,
    password: string | undefined,
  ): Promise<MemberResult<Member>> {
    const read = readName(typed);
    if (!read.ok) return refused(read.code);
    const isMade = isGuest
      ? await this.#members.becomeAccount(id, read, password)
      : await this.#members.add({ id, kind: 'account', ...read, password, at: this.#now() });
    return isMade ? succeeded({ id, name: read.name, kind: 'account' }) : refused('nameTaken');
  }

  /** The answer and its timing are the same for a wrong name and a wrong password. */
  async signIn({ name, password }: SignInBody, network: string): Promise<MemberResult<Member>> {
    const key = nameKey(name);
    const target = `${network} ${key}`;
    if (!(await this.#begin(target, key))) return refused('tooFast');
    const found = await this.#members.findByKey(key);
    const isRight = await this.#passwords.matches(password, found?.password).catch(async (error: unknown) => {
      // The password was not checked.
      await Promise.all([this.#byNetwork.takeBack(target), this.#byName.takeBack(key)]);
      throw error;
    });
    if (!isRight || !found) return refused('wrongCredentials');
    await Promise.all([this.#byNetwork.forgive(target), this.#byName.takeBack(key)]);
    await this.#renew(found, password);
    return succeeded({ id: found.id, name: found.name, kind: found.kind });
  }

  /** false: too many attempts. */
  async #begin(target: string, key: string): Promise<boolean> {
    if (!(await this.#byNetwork.begin(target))) return false;
    if (await this.#byName.begin(key)) return true;
    await this.#byNetwork.takeBack(target);
    return false;
  }

  async rename(account: Member, typed: string): Promise<MemberResult<Member>> {
    const read = readName(typed);
    if (!read.ok) return refused(read.code);
    const isRenamed = await this.#members.rename(account.id, read);
    return isRenamed ? succeeded({ ...account, name: read.name }) : refused('nameTaken');
  }

  /** Needs the current password, if there is one. */
  async changePassword(id: MemberId, current: string | undefined, next: string): Promise<MemberResult<undefined>> {
    const member = await this.#members.find(id);
    if (member?.kind !== 'account') return refused('accountNeeded');
    if (!(await this.#byNetwork.begin(id))) return refused('tooFast');
    if (member.password !== undefined && !(await this.#passwords.matches(current ?? '', member.password)))
      return refused('wrongPassword');
    await this.#byNetwork.forgive(id);
    await this.#members.setPassword(id, await this.#passwords.hash(next));
    return succeeded(undefined);
  }

  /** Rehashes a password that was hashed at an outdated cost. */
  async #renew({ id, password: stored }: StoredMember, password: string): Promise<void> {
    if (stored === undefined || !this.#passwords.isOutdated(stored)) return;
    await this.#members.setPassword(id, await this.#passwords.hash(password));
  }
}
