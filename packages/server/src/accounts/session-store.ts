import type { MemberId } from '@oia/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Member } from './member.ts';

export interface NewSession {
  readonly hash: string;
  readonly id: string;
  readonly member: MemberId;
  readonly agent: string;
  readonly at: number;
  readonly expiresAt: number;
}

/** A session and its member. */
export interface FoundSession {
  readonly id: string;
  readonly member: Member;
  readonly seenAt: number;
}

/** A session in its owner's list. */
export interface ListedSession {
  readonly id: string;
  readonly agent: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

export class SessionStore {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add({ hash, id, member, agent, at, expiresAt }: NewSession): Promise<void> {
    await this.#db
      .insertInto('session')
      .values({ hash, id, member, agent, created_at: at, seen_at: at, expires_at: expiresAt })
      .execute();
  }

  async find(hash: string, now: number): Promise<FoundSession | undefined> {
    const row = await this.#db
      .selectFrom('session')
      .innerJoin('member', 'member.id', 'session.member')
      .select(['session.id as session', 'session.seen_at', 'member.id', 'member.name', 'member.kind'])
      .where('session.hash', '=', hash)
      .where('session.expires_at', '>', now)
      .executeTakeFirst();
    return row && { id: row.session, seenAt: row.seen_at, member: { id: row.id, name: row.name, kind: row.kind } };
  }

  async prolong(hash: string, now: number, expiresAt: number): Promise<void> {
    await this.#db
      .updateTable('session')
      .set({ seen_at: now, expires_at: expiresAt })
      .where('hash', '=', hash)
      .execute();
  }

  /** Newest first. */
  async list(member: MemberId, now: number): Promise<readonly ListedSession[]> {
    const rows = await this.#db
      .selectFrom('session')
      .select(['id', 'agent', 'created_at', 'seen_at'])
      .where('member', '=', member)
      .where('expires_at', '>', now)
      .orderBy('seen_at', 'desc')
      .execute();
    return rows.map(({ id, agent, created_at, seen_at }) => ({ id, agent, createdAt: created_at, seenAt: seen_at }));
  }

  async end(hash: string): Promise<void> {
    await this.#db.deleteFrom('session').where('hash', '=', hash).execute();
  }

  /** false: this member has no such session. */
  async endById(member: MemberId, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('session')
      .where('member', '=', member)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async endOthers(member: MemberId, current: string | undefined): Promise<void> {
    await this.#db
      .deleteFrom('session')
      .where('member', '=', member)
      .where('hash', '<>', current ?? '')
      .execute();
  }

  async removeExpired(now: number): Promise<void> {
    await this.#db.deleteFrom('session').where('expires_at', '<=', now).execute();
  }
}
