import type { MemberId } from '@oia/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Everything stored about a member outside of rooms: to export, hand over or delete. */
export class PersonalData {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Without hashes and keys. */
  async export(id: MemberId): Promise<Readonly<Record<string, unknown>>> {
    const db = this.#db;
    const member = ['id', 'kind', 'name', 'created_at'] as const;
    const session = ['id', 'agent', 'created_at', 'seen_at', 'expires_at'] as const;
    const passkey = ['id', 'label', 'created_at', 'used_at'] as const;
    const token = ['id', 'label', 'scope', 'created_at', 'used_at'] as const;
    const report = ['at', 'about_name', 'room', 'said', 'reason', 'note'] as const;
    return {
      member: await db.selectFrom('member').select(member).where('id', '=', id).executeTakeFirst(),
      programs: await db.selectFrom('member').select(member).where('owner', '=', id).execute(),
      sessions: await db.selectFrom('session').select(session).where('member', '=', id).execute(),
      passkeys: await db.selectFrom('passkey').select(passkey).where('member', '=', id).execute(),
      tokens: await db.selectFrom('token').select(token).where('member', '=', id).execute(),
      ratings: await db.selectFrom('rating').selectAll().where('member', '=', id).execute(),
      games: await db.selectFrom('game_player').selectAll().where('member', '=', id).orderBy('ended_at').execute(),
      mutes: await db.selectFrom('mute').select(['name', 'at']).where('member', '=', id).execute(),
      reports: await db.selectFrom('report').select(report).where('by', '=', id).execute(),
    };
  }

  async programsOf(owner: MemberId): Promise<readonly MemberId[]> {
    const rows = await this.#db.selectFrom('member').select('id').where('owner', '=', owner).execute();
    return rows.map(({ id }) => id);
  }

  /** Finished games stay, without the name. */
  async erase(id: MemberId): Promise<void> {
    await this.#db.transaction().execute((trx) => deleteMember(trx, id));
  }

  /** Gives the finished games of a guest to an account, except those in which both played. */
  async handOverGames(guest: MemberId, account: MemberId): Promise<void> {
    const shared = this.#db.selectFrom('game_player as other').select('other.game').where('other.member', '=', account);
    await this.#db
      .updateTable('game_player')
      .set({ member: account, kind: 'account' })
      .where('member', '=', guest)
      .where('game', 'not in', shared)
      .execute();
  }
}

/** Sessions, passkeys, tokens, names, ratings and mutes are deleted with the member by foreign keys. */
async function deleteMember(trx: Transaction<Database>, id: MemberId): Promise<void> {
  await trx.updateTable('game_player').set({ member: null, name: '' }).where('member', '=', id).execute();
  await trx
    .deleteFrom('report')
    .where((is) => is.or([is('by', '=', id), is('about', '=', id)]))
    .execute();
  await trx.deleteFrom('challenge').where('member', '=', id).execute();
  await trx.deleteFrom('sitting').where('member', '=', id).execute();
  await trx.deleteFrom('member').where('id', '=', id).execute();
}
