import type { MemberId, NewToken, TokenView, TokenWish } from '@oia/protocol';
import { newMemberId, randomLetters } from '../util/random-ids.ts';
import type { Member } from './member.ts';
import type { MemberStore } from './member-store.ts';
import { readName } from './names.ts';
import { type MemberResult, refused, succeeded } from './refusals.ts';
import { hashOfSecret, newSecret } from './secrets.ts';
import type { ListedToken, TokenStore } from './token-store.ts';

const MAX_TOKENS = 20;
/** Lets secret scanners recognise a token. */
const PREFIX = 'oia_';

interface ProgramsParts {
  readonly members: MemberStore;
  readonly tokens: TokenStore;
  readonly now: () => number;
}

/** The programs of accounts and their tokens. */
export class Programs {
  readonly #members: MemberStore;
  readonly #tokens: TokenStore;
  readonly #now: () => number;

  constructor({ members, tokens, now }: ProgramsParts) {
    this.#members = members;
    this.#tokens = tokens;
    this.#now = now;
  }

  async list(account: MemberId): Promise<readonly TokenView[]> {
    return (await this.#tokens.ofAccount(account)).map(viewOf);
  }

  async addToken(
    account: Member,
    { label, program: typed = label, scope = 'play' }: TokenWish,
  ): Promise<MemberResult<NewToken>> {
    if (account.kind !== 'account') return refused('accountNeeded');
    const listed = await this.#tokens.ofAccount(account.id);
    if (listed.length >= MAX_TOKENS) return refused('tooManyTokens');
    const program = await this.#program(account, typed);
    if (!program.ok) return program;
    const token = PREFIX + newSecret();
    const made = { id: randomLetters(12), label, scope };
    const at = this.#now();
    await this.#tokens.add({ ...made, hash: hashOfSecret(token), member: program.value.id, at });
    return succeeded({ token, view: { ...made, program: program.value.name, madeAt: at } });
  }

  /** An existing program of the account, or a new one. */
  async #program(account: Member, typed: string): Promise<MemberResult<Member>> {
    const read = readName(typed);
    if (!read.ok) return refused(read.code);
    const known = await this.#members.findAlike(read);
    if (known) return known.owner === account.id ? succeeded(known) : refused('nameTaken');
    const program = { id: newMemberId(), name: read.name, kind: 'program' } as const;
    const isAdded = await this.#members.add({ ...read, ...program, owner: account.id, at: this.#now() });
    return isAdded ? succeeded(program) : refused('nameTaken');
  }

  /** false: the account has no such token. */
  removeToken(account: MemberId, id: string): Promise<boolean> {
    return this.#tokens.remove(account, id);
  }
}

const viewOf = ({ id, label, member, scope, createdAt, usedAt }: ListedToken): TokenView => ({
  id,
  label,
  program: member.name,
  scope,
  madeAt: createdAt,
  ...(usedAt === undefined ? {} : { usedAt }),
});
