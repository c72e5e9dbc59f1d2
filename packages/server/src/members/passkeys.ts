import type { AddPasskeyBody, MemberId, PasskeySignInBody } from '@oia/protocol';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { MemberStore } from '../store/member-store.ts';
import type { Challenge, PasskeyStore, StoredPasskey } from '../store/passkey-store.ts';
import type { Accounts } from './accounts.ts';
import type { Member } from './member.ts';
import { readName } from './names.ts';
import { ALGORITHMS, challengeIn, countOfUse, newCredential, type Site } from './passkey-check.ts';
import { newMemberId } from './random-letters.ts';
import { type Answer, given, refused } from './refusal.ts';

const MINUTE = 60_000;
/** How long an authenticator may take. */
const PATIENCE = 5 * MINUTE;
const MOST_PASSKEYS = 20;

/** Signing in without a password. Each question to an authenticator is kept here and can be answered once. */
export class Passkeys {
  readonly #store: PasskeyStore;
  readonly #members: MemberStore;
  readonly #accounts: Accounts;
  readonly #now: () => number;

  constructor(store: PasskeyStore, members: MemberStore, accounts: Accounts, now: () => number) {
    this.#store = store;
    this.#members = members;
    this.#accounts = accounts;
    this.#now = now;
  }

  list(member: MemberId): Promise<readonly StoredPasskey[]> {
    return this.#store.ofMember(member);
  }

  /** With a name: of a new account, or of a guest who becomes one. */
  async askForNew(member: Member | undefined, typed: string | undefined, { host }: Site): Promise<Answer<object>> {
    const name = member?.kind === 'account' ? member.name : await this.#freeName(typed);
    if (typeof name !== 'string') return name;
    const id = member?.id ?? newMemberId();
    const known = await this.#store.ofMember(id);
    if (known.length >= MOST_PASSKEYS) return refused('tooManyPasskeys');
    const options = await generateRegistrationOptions({
      rpName: 'Oia',
      rpID: host,
      userName: name,
      userID: new TextEncoder().encode(id),
      attestationType: 'none',
      supportedAlgorithmIDs: [...ALGORITHMS],
      excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
      // Kept by the authenticator with the account, so that nobody has to type a name to sign in.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    const newName = member?.kind === 'account' ? undefined : name;
    await this.#ask({ challenge: options.challenge, purpose: 'add', member: id, name: newName });
    return given(options);
  }

  /** The member it belongs to now, which is an account. */
  async add(member: Member | undefined, { label, response }: AddPasskeyBody, site: Site): Promise<Answer<Member>> {
    const asked = await this.#asked(challengeIn(response), 'add');
    const owner = asked?.member;
    if (!asked || !owner || !(await this.#mayOwn(member, owner))) return refused('badPasskey');
    const credential = await newCredential(response, asked.challenge, site);
    if (!credential || (await this.#store.find(credential.id))) return refused('badPasskey');
    const { id, publicKey, counter, transports = [] } = credential;
    const passkey = { id, member: owner, publicKey: Buffer.from(publicKey), counter, transports, label };
    return this.#keep(member, passkey, asked.name);
  }

  async #keep(
    member: Member | undefined,
    passkey: Omit<StoredPasskey, 'createdAt' | 'usedAt'>,
    name: string | undefined,
  ): Promise<Answer<Member>> {
    // Until the account is there it is a guest's passkey, with which nobody can sign in.
    if (!member) await this.#members.addGuest(passkey.member, '', this.#now());
    await this.#store.add({ ...passkey, createdAt: this.#now() });
    if (name === undefined && member) return given(member);
    const made = await this.#accounts.create(passkey.member, true, name ?? '', undefined);
    if (!made.ok) await this.#store.remove(passkey.member, passkey.id);
    return made;
  }

  /** Whoever was asked, or somebody new. */
  async #mayOwn(member: Member | undefined, owner: MemberId): Promise<boolean> {
    return member ? member.id === owner : (await this.#members.find(owner)) === undefined;
  }

  async askToSignIn({ host }: Site): Promise<object> {
    const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'preferred' });
    await this.#ask({ challenge: options.challenge, purpose: 'signIn' });
    return options;
  }

  async signIn({ response }: PasskeySignInBody, site: Site): Promise<Answer<Member>> {
    const asked = await this.#asked(challengeIn(response), 'signIn');
    const passkey = await this.#store.find(response.id);
    const owner = passkey && (await this.#members.find(passkey.member));
    if (!asked || !passkey || owner?.kind !== 'account') return refused('badPasskey');
    const count = await countOfUse(response, asked.challenge, site, passkey);
    if (count === undefined) return refused('badPasskey');
    await this.#store.used(passkey.id, count, this.#now());
    return given({ id: owner.id, name: owner.name, kind: owner.kind });
  }

  relabel(member: MemberId, id: string, label: string): Promise<boolean> {
    return this.#store.relabel(member, id, label);
  }

  /** Somebody without a password keeps one. false: there is no such passkey. */
  async remove({ id: member }: Member, id: string): Promise<Answer<boolean>> {
    const owner = await this.#members.find(member);
    const known = await this.#store.ofMember(member);
    const isLast = owner?.password === undefined && known.length === 1 && known[0]?.id === id;
    return isLast ? refused('lastWayIn') : given(await this.#store.remove(member, id));
  }

  async #freeName(typed: string | undefined): Promise<string | ReturnType<typeof refused>> {
    const read = readName(typed ?? '');
    if (!read.ok) return refused(read.code);
    return (await this.#members.findByKey(read.key)) ? refused('nameTaken') : read.name;
  }

  async #ask(challenge: Omit<Challenge, 'expiresAt'>): Promise<void> {
    await this.#store.removeExpired(this.#now());
    await this.#store.ask({ ...challenge, expiresAt: this.#now() + PATIENCE });
  }

  #asked(challenge: string, purpose: Challenge['purpose']): Promise<Challenge | undefined> {
    return this.#store.takeChallenge(challenge, purpose, this.#now());
  }
}
