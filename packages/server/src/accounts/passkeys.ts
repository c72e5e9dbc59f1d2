import type { AddPasskeyBody, MemberId, PasskeySignInBody } from '@oia/protocol';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { newMemberId } from '../util/random-ids.ts';
import { MINUTE_MS } from '../util/time.ts';
import type { Accounts } from './accounts.ts';
import type { Member } from './member.ts';
import type { MemberStore } from './member-store.ts';
import { readName } from './names.ts';
import { ALGORITHMS, challengeIn, newCredential, type Site, verifiedCounter } from './passkey-check.ts';
import type { Challenge, PasskeyStore, StoredPasskey } from './passkey-store.ts';
import { type MemberResult, refused, succeeded } from './refusals.ts';

const CHALLENGE_TIMEOUT_MS = 5 * MINUTE_MS;
const MAX_PASSKEYS = 20;

/** Signing in without a password. Challenges are stored, and can be answered once. */
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

  /** `typed`: the name of a new account, or of a guest who becomes one. */
  async askForNew(
    member: Member | undefined,
    typed: string | undefined,
    { host }: Site,
  ): Promise<MemberResult<object>> {
    const name = member?.kind === 'account' ? member.name : await this.#freeName(typed);
    if (typeof name !== 'string') return name;
    const id = member?.id ?? newMemberId();
    const known = await this.#store.ofMember(id);
    if (known.length >= MAX_PASSKEYS) return refused('tooManyPasskeys');
    const options = await generateRegistrationOptions({
      rpName: 'Oia',
      rpID: host,
      userName: name,
      userID: new TextEncoder().encode(id),
      attestationType: 'none',
      supportedAlgorithmIDs: [...ALGORITHMS],
      excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
      // A discoverable credential, so that signing in needs no name.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    const newName = member?.kind === 'account' ? undefined : name;
    await this.#saveChallenge({ challenge: options.challenge, purpose: 'add', member: id, name: newName });
    return succeeded(options);
  }

  /** Returns the account that owns the passkey. */
  async add(
    member: Member | undefined,
    { label, response }: AddPasskeyBody,
    site: Site,
  ): Promise<MemberResult<Member>> {
    const asked = await this.#takeChallenge(challengeIn(response), 'add');
    const owner = asked?.member;
    if (!asked || !owner || !(await this.#mayOwn(member, owner))) return refused('badPasskey');
    const credential = await newCredential(response, asked.challenge, site);
    if (!credential || (await this.#store.find(credential.id))) return refused('badPasskey');
    const { id, publicKey, counter, transports = [] } = credential;
    const passkey = { id, member: owner, publicKey: Buffer.from(publicKey), counter, transports, label };
    return this.#save(member, passkey, asked.name);
  }

  async #save(
    member: Member | undefined,
    passkey: Omit<StoredPasskey, 'createdAt' | 'usedAt'>,
    name: string | undefined,
  ): Promise<MemberResult<Member>> {
    // A guest's passkey cannot sign in until the account exists.
    if (!member) await this.#members.addGuest(passkey.member, '', this.#now());
    await this.#store.add({ ...passkey, createdAt: this.#now() });
    if (name === undefined && member) return succeeded(member);
    const made = await this.#accounts.create(passkey.member, true, name ?? '', undefined);
    if (!made.ok) await this.#store.remove(passkey.member, passkey.id);
    return made;
  }

  /** Whether the challenge was for this member, or for a new one. */
  async #mayOwn(member: Member | undefined, owner: MemberId): Promise<boolean> {
    return member ? member.id === owner : (await this.#members.find(owner)) === undefined;
  }

  async askToSignIn({ host }: Site): Promise<object> {
    const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'preferred' });
    await this.#saveChallenge({ challenge: options.challenge, purpose: 'signIn' });
    return options;
  }

  async signIn({ response }: PasskeySignInBody, site: Site): Promise<MemberResult<Member>> {
    const asked = await this.#takeChallenge(challengeIn(response), 'signIn');
    const passkey = await this.#store.find(response.id);
    const owner = passkey && (await this.#members.find(passkey.member));
    if (!asked || !passkey || owner?.kind !== 'account') return refused('badPasskey');
    const count = await verifiedCounter(response, asked.challenge, site, passkey);
    if (count === undefined) return refused('badPasskey');
    await this.#store.used(passkey.id, count, this.#now());
    return succeeded({ id: owner.id, name: owner.name, kind: owner.kind });
  }

  relabel(member: MemberId, id: string, label: string): Promise<boolean> {
    return this.#store.relabel(member, id, label);
  }

  /** Refuses to remove the last passkey of an account without a password. false: there is no such passkey. */
  async remove({ id: member }: Member, id: string): Promise<MemberResult<boolean>> {
    const owner = await this.#members.find(member);
    const known = await this.#store.ofMember(member);
    const isLast = owner?.password === undefined && known.length === 1 && known[0]?.id === id;
    return isLast ? refused('lastWayIn') : succeeded(await this.#store.remove(member, id));
  }

  async #freeName(typed: string | undefined): Promise<string | ReturnType<typeof refused>> {
    const read = readName(typed ?? '');
    if (!read.ok) return refused(read.code);
    return (await this.#members.findAlike(read)) ? refused('nameTaken') : read.name;
  }

  async #saveChallenge(challenge: Omit<Challenge, 'expiresAt'>): Promise<void> {
    await this.#store.removeExpired(this.#now());
    await this.#store.ask({ ...challenge, expiresAt: this.#now() + CHALLENGE_TIMEOUT_MS });
  }

  #takeChallenge(challenge: string, purpose: Challenge['purpose']): Promise<Challenge | undefined> {
    return this.#store.takeChallenge(challenge, purpose, this.#now());
  }
}
