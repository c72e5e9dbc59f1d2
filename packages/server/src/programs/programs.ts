import type { MemberId, NewToken, TokenView, TokenWish } from '@oia/protocol';
import type { Member } from '../members/member.ts';
import { readName } from '../members/names.ts';
import { newMemberId, randomLetters } from '../members/random-letters.ts';
import { type Answer, given, refused } from '../members/refusal.ts';
import { hashOfSecret, newSecret } from '../members/secret-tokens.ts';
import type { MemberStore } from '../store/member-store.ts';
import type { ListedToken, TokenStore } from '../store/token-store.ts';

/** The most tokens of one account. */
const MOST_TOKENS = 20;
/** Tells people and tools that look for lost secrets what it is. */
const PREFIX = 'oia_';

interface ProgramsParts {
  readonly members: MemberStore;
  readonly tokens: TokenStore;
  readonly now: () => number;
}

/** The programs of accounts, and the tokens by which they are known. */
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
  ): Promise<Answer<NewToken>> {
    if (account.kind !== 'account') return refused('accountNeeded');
    const listed = await this.#tokens.ofAccount(account.id);
    if (listed.length >= MOST_TOKENS) return refused('tooManyTokens');
    const program = await this.#program(account, typed);
    if (!program.ok) return program;
    const token = PREFIX + newSecret();
    const made = { id: randomLetters(12), label, scope };
    const at = this.#now();
    await this.#tokens.add({ ...made, hash: hashOfSecret(token), member: program.value.id, at });
    return given({ token, view: { ...made, program: program.value.name, madeAt: at } });
  }

  /** One that the account has already, or a new one. */
  async #program(account: Member, typed: string): Promise<Answer<Member>> {
    const read = readName(typed);
    if (!read.ok) return refused(read.code);
    const known = await this.#members.findByKey(read.key);
    if (known) return known.owner === account.id ? given(known) : refused('nameTaken');
    const { name, key } = read;
    const program = { id: newMemberId(), name, kind: 'program' } as const;
    const isAdded = await this.#members.add({ ...program, key, owner: account.id, at: this.#now() });
    return isAdded ? given(program) : refused('nameTaken');
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
