import type { MemberId } from '@oia/protocol';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Member } from './member.ts';
import type { UniqueName } from './names.ts';

/** An account or program, whose name is unique. */
export interface NewMember extends UniqueName {
  readonly id: MemberId;
  readonly kind: 'account' | 'program';
  readonly password?: string | undefined;
  readonly owner?: MemberId;
  readonly at: number;
}

/** A member with fields that never leave the server. */
export interface StoredMember extends Member {
  readonly password: string | undefined;
  readonly createdAt: number;
  /** The account of a program. */
  readonly owner: MemberId | undefined;
}

type MemberRow = Pick<Selectable<Database['member']>, 'id' | 'name' | 'kind' | 'password' | 'owner' | 'created_at'>;

const memberOf = ({ id, name, kind, password, owner, created_at }: MemberRow): StoredMember => ({
  id,
  name,
  kind,
  password: password ?? undefined,
  createdAt: created_at,
  owner: owner ?? undefined,
});

const COLUMNS = [
  'member.id',
  'member.name',
  'member.kind',
  'member.password',
  'member.owner',
  'member.created_at',
] as const;

export class MemberStore {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async addGuest(id: MemberId, name: string, at: number): Promise<void> {
    await this.#db.insertInto('member').values({ id, kind: 'guest', name, created_at: at }).execute();
  }

  async find(id: MemberId): Promise<StoredMember | undefined> {
    const row = await this.#db.selectFrom('member').select(COLUMNS).where('id', '=', id).executeTakeFirst();
    return row && memberOf(row);
  }

  /** The account or program whose name looks like this one. */
  async findAlike({ key, latinKey }: UniqueName): Promise<StoredMember | undefined> {
    return (await this.findByKey(key)) ?? (latinKey === undefined ? undefined : this.findByKey(latinKey));
  }

  /** The account or program whose name has this key. */
  async findByKey(key: string): Promise<StoredMember | undefined> {
    const row = await this.#db
      .selectFrom('member_name')
      .innerJoin('member', 'member.id', 'member_name.member')
      .select(COLUMNS)
      .where('member_name.key', '=', key)
      .executeTakeFirst();
    return row && memberOf(row);
  }

  /** false: the name is taken. */
  add({ id, kind, password, owner, at, ...unique }: NewMember): Promise<boolean> {
    return this.#withName(unique, id, async (trx) => {
      await trx
        .insertInto('member')
        .values({ id, kind, name: unique.name, password: password ?? null, owner: owner ?? null, created_at: at })
        .execute();
      return true;
    });
  }

  /** Turns a guest into an account with the same id. false: the name is taken, or the member is no guest. */
  becomeAccount(id: MemberId, unique: UniqueName, password: string | undefined): Promise<boolean> {
    return this.#withName(unique, id, async (trx) => {
      const change = { kind: 'account', name: unique.name, password: password ?? null } as const;
      const { numUpdatedRows } = await trx
        .updateTable('member')
        .set(change)
        .where('id', '=', id)
        .where('kind', '=', 'guest')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  }

  /** false: the name is taken. */
  rename(id: MemberId, unique: UniqueName): Promise<boolean> {
    return this.#withName(unique, id, async (trx) => {
      await trx.updateTable('member').set({ name: unique.name }).where('id', '=', id).execute();
      await trx.deleteFrom('member_name').where('member', '=', id).where('key', 'not in', keysOf(unique)).execute();
      return true;
    });
  }

  async renameGuest(id: MemberId, name: string): Promise<void> {
    await this.#db.updateTable('member').set({ name }).where('id', '=', id).where('kind', '=', 'guest').execute();
  }

  async setPassword(id: MemberId, password: string): Promise<void> {
    await this.#db.updateTable('member').set({ password }).where('id', '=', id).where('kind', '=', 'account').execute();
  }

  /** Takes the name and does the rest in one transaction. */
  async #withName(
    unique: UniqueName,
    member: MemberId,
    rest: (trx: Transaction<Database>) => Promise<boolean>,
  ): Promise<boolean> {
    try {
      await this.#db.transaction().execute(async (trx) => {
        const isDone = (await rest(trx)) && (await takeName(trx, unique, member));
        if (!isDone) throw new Undone();
      });
      return true;
    } catch (error) {
      if (error instanceof Undone) return false;
      throw error;
    }
  }
}

/** Rolls a transaction back. */
class Undone extends Error {
  override readonly name = 'Undone';
}

const keysOf = ({ key, latinKey }: UniqueName): readonly string[] => (latinKey === undefined ? [key] : [key, latinKey]);

async function takeName(trx: Transaction<Database>, unique: UniqueName, member: MemberId): Promise<boolean> {
  for (const key of keysOf(unique)) if (!(await takeKey(trx, key, member))) return false;
  return true;
}

async function takeKey(trx: Transaction<Database>, key: string, member: MemberId): Promise<boolean> {
  await trx
    .insertInto('member_name')
    .values({ key, member })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const taken = await trx.selectFrom('member_name').select('member').where('key', '=', key).executeTakeFirst();
  return taken?.member === member;
}
