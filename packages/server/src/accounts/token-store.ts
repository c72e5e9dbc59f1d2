import type { MemberId, TokenScope } from '@oia/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { HOUR_MS } from '../util/time.ts';
import type { Member } from './member.ts';

export interface NewToken {
  readonly hash: string;
  readonly id: string;
  readonly member: MemberId;
  readonly label: string;
  readonly scope: TokenScope;
  readonly at: number;
}

/** A token in its owner's list; the token itself is shown once and not stored. */
export interface ListedToken {
  readonly id: string;
  readonly member: Member;
  readonly label: string;
  readonly scope: TokenScope;
  readonly createdAt: number;
  readonly usedAt: number | undefined;
}

/** Tokens of programs. A token belongs to the member it authenticates: an account or one of its programs. */
export class TokenStore {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add({ hash, id, member, label, scope, at }: NewToken): Promise<void> {
    await this.#db.insertInto('token').values({ hash, id, member, label, scope, created_at: at }).execute();
  }

  async memberOf(hash: string, now: number): Promise<Member | undefined> {
    const row = await this.#db
      .selectFrom('token')
      .innerJoin('member', 'member.id', 'token.member')
      .select(['member.id', 'member.name', 'member.kind', 'token.scope', 'token.used_at'])
      .where('token.hash', '=', hash)
      .executeTakeFirst();
    if (!row) return undefined;
    if (now - (row.used_at ?? 0) > HOUR_MS) await this.#recordUse(hash, now);
    return { id: row.id, name: row.name, kind: row.kind, ...(row.scope === 'read' ? { isReader: true } : {}) };
  }

  /** The tokens of an account and of its programs. */
  async ofAccount(account: MemberId): Promise<readonly ListedToken[]> {
    const rows = await this.#db
      .selectFrom('token')
      .innerJoin('member', 'member.id', 'token.member')
      .select(['token.id as token', 'token.label', 'token.scope', 'token.created_at', 'token.used_at'])
      .select(['member.id', 'member.name', 'member.kind'])
      .where((is) => is.or([is('member.id', '=', account), is('member.owner', '=', account)]))
      .orderBy('token.created_at')
      .execute();
    return rows.map(({ token, label, scope, created_at, used_at, ...member }) => ({
      id: token,
      member,
      label,
      scope,
      createdAt: created_at,
      usedAt: used_at ?? undefined,
    }));
  }

  /** false: this account has no such token. */
  async remove(account: MemberId, id: string): Promise<boolean> {
    const own = this.#db
      .selectFrom('member')
      .select('id')
      .where((is) => is.or([is('id', '=', account), is('owner', '=', account)]));
    const { numDeletedRows } = await this.#db
      .deleteFrom('token')
      .where('id', '=', id)
      .where('member', 'in', own)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async #recordUse(hash: string, now: number): Promise<void> {
    await this.#db.updateTable('token').set({ used_at: now }).where('hash', '=', hash).execute();
  }
}
