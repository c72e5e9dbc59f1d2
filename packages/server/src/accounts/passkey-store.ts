import type { MemberId } from '@oia/protocol';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';

export interface StoredPasskey {
  readonly id: string;
  readonly member: MemberId;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt: number | undefined;
}

/** A challenge for an authenticator. */
export interface Challenge {
  readonly challenge: string;
  readonly purpose: 'add' | 'signIn';
  readonly member?: MemberId | undefined;
  readonly name?: string | undefined;
  readonly expiresAt: number;
}

const passkeyOf = (row: Selectable<Database['passkey']>): StoredPasskey => ({
  id: row.id,
  member: row.member,
  publicKey: Buffer.from(row.public_key, 'base64url'),
  counter: row.counter,
  transports: JSON.parse(row.transports),
  label: row.label,
  createdAt: row.created_at,
  usedAt: row.used_at ?? undefined,
});

export class PasskeyStore {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add(passkey: Omit<StoredPasskey, 'usedAt'>): Promise<void> {
    const { id, member, publicKey, counter, transports, label, createdAt } = passkey;
    const stored = { public_key: publicKey.toString('base64url'), transports: JSON.stringify(transports) };
    await this.#db
      .insertInto('passkey')
      .values({ id, member, counter, label, created_at: createdAt, ...stored })
      .execute();
  }

  async find(id: string): Promise<StoredPasskey | undefined> {
    const row = await this.#db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst();
    return row && passkeyOf(row);
  }

  async ofMember(member: MemberId): Promise<readonly StoredPasskey[]> {
    const rows = await this.#db
      .selectFrom('passkey')
      .selectAll()
      .where('member', '=', member)
      .orderBy('created_at')
      .execute();
    return rows.map(passkeyOf);
  }

  async used(id: string, counter: number, at: number): Promise<void> {
    await this.#db.updateTable('passkey').set({ counter, used_at: at }).where('id', '=', id).execute();
  }

  /** false: this member has no such passkey. */
  async relabel(member: MemberId, id: string, label: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('passkey')
      .set({ label })
      .where('id', '=', id)
      .where('member', '=', member)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async remove(member: MemberId, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('member', '=', member)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async ask({ challenge, purpose, member, name, expiresAt }: Challenge): Promise<void> {
    await this.#db
      .insertInto('challenge')
      .values({ challenge, purpose, member: member ?? null, name: name ?? null, expires_at: expiresAt })
      .execute();
  }

  /** Deletes the challenge, so that it can be answered once. */
  async takeChallenge(challenge: string, purpose: Challenge['purpose'], now: number): Promise<Challenge | undefined> {
    const row = await this.#db
      .deleteFrom('challenge')
      .where('challenge', '=', challenge)
      .where('purpose', '=', purpose)
      .returningAll()
      .executeTakeFirst();
    if (!row || row.expires_at <= now) return undefined;
    return {
      challenge,
      purpose,
      member: row.member ?? undefined,
      name: row.name ?? undefined,
      expiresAt: row.expires_at,
    };
  }

  async removeExpired(now: number): Promise<void> {
    await this.#db.deleteFrom('challenge').where('expires_at', '<=', now).execute();
  }
}
