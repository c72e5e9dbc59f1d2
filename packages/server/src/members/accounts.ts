import type { MemberId, RegisterBody, SignInBody } from '@oia/protocol';
import type { Counts } from '../counts/counts.ts';
import type { MemberStore, StoredMember } from '../store/member-store.ts';
import { Attempts } from './attempts.ts';
import type { Member } from './member.ts';
import { nameKey, readName } from './names.ts';
import type { Passwords } from './passwords.ts';
import { newMemberId } from './random-letters.ts';
import { type Answer, given, refused } from './refusal.ts';

const MINUTE = 60_000;
/** Of one network for one name; and of all together for one name, so that a botnet does not get far either. */
const FROM_ONE_PLACE = { failures: 8, within: 15 * MINUTE };
const FOR_ONE_NAME = { failures: 60, within: 60 * MINUTE };

/** People with a name that is theirs, proved by a password or a passkey. */
export class Accounts {
  readonly #members: MemberStore;
  readonly #passwords: Passwords;
  readonly #now: () => number;
  readonly #byPlace: Attempts;
  readonly #byName: Attempts;

  constructor(members: MemberStore, passwords: Passwords, counts: Counts, now: () => number) {
    this.#members = members;
    this.#passwords = passwords;
    this.#now = now;
    this.#byPlace = new Attempts('sign-in from', FROM_ONE_PLACE, counts);
    this.#byName = new Attempts('sign-in as', FOR_ONE_NAME, counts);
  }

  /** A guest who registers keeps the id, and with it the games. */
  async register(guest: Member | undefined, { name, password }: RegisterBody): Promise<Answer<Member>> {
    const read = readName(name);
    if (!read.ok) return refused(read.code);
    if (await this.#members.findByKey(read.key)) return refused('nameTaken');
    return this.create(guest?.id ?? newMemberId(), guest !== undefined, name, await this.#passwords.hash(password));
  }

  /** Without a password: the account has a passkey. */
  async create(id: MemberId, isGuest: boolean, typed: string, password: string | undefined): Promise<Answer<Member>> {
    const read = readName(typed);
    if (!read.ok) return refused(read.code);
    const isMade = isGuest
      ? await this.#members.becomeAccount(id, read, password)
      : await this.#members.add({ id, kind: 'account', ...read, password, at: this.#now() });
    return isMade ? given({ id, name: read.name, kind: 'account' }) : refused('nameTaken');
  }

  /** Whether the name, the password or both are wrong is not said, nor does the time tell. */
  async signIn({ name, password }: SignInBody, place: string): Promise<Answer<Member>> {
    const key = nameKey(name);
    const aim = `${place} ${key}`;
    if (!(await this.#begin(aim, key))) return refused('tooFast');
    const found = await this.#members.findByKey(key);
    const isRight = await this.#passwords.matches(password, found?.password).catch(async (error: unknown) => {
      // Nobody has looked at it.
      await Promise.all([this.#byPlace.takeBack(aim), this.#byName.takeBack(key)]);
      throw error;
    });
    if (!isRight || !found) return refused('wrongCredentials');
    await Promise.all([this.#byPlace.forgive(aim), this.#byName.takeBack(key)]);
    await this.#renew(found, password);
    return given({ id: found.id, name: found.name, kind: found.kind });
  }

  /** false: there were too many attempts. */
  async #begin(aim: string, key: string): Promise<boolean> {
    if (!(await this.#byPlace.begin(aim))) return false;
    if (await this.#byName.begin(key)) return true;
    await this.#byPlace.takeBack(aim);
    return false;
  }

  async rename(account: Member, typed: string): Promise<Answer<Member>> {
    const read = readName(typed);
    if (!read.ok) return refused(read.code);
    const isRenamed = await this.#members.rename(account.id, read);
    return isRenamed ? given({ ...account, name: read.name }) : refused('nameTaken');
  }

  /** Needs the password there was, if there was one. */
  async changePassword(id: MemberId, current: string | undefined, next: string): Promise<Answer<undefined>> {
    const member = await this.#members.find(id);
    if (member?.kind !== 'account') return refused('accountNeeded');
    if (!(await this.#byPlace.begin(id))) return refused('tooFast');
    if (member.password !== undefined && !(await this.#passwords.matches(current ?? '', member.password)))
      return refused('wrongPassword');
    await this.#byPlace.forgive(id);
    await this.#members.setPassword(id, await this.#passwords.hash(next));
    return given(undefined);
  }

  /** A password that was hashed at another cost is hashed anew. */
  async #renew({ id, password: stored }: StoredMember, password: string): Promise<void> {
    if (stored === undefined || !this.#passwords.isOutdated(stored)) return;
    await this.#members.setPassword(id, await this.#passwords.hash(password));
  }
}
