import type { ChatLine, MemberId, RoomId } from '@oia/protocol';
import type { Kysely, Transaction } from 'kysely';
import { linesOf, withoutTraces } from '../room/forgetting.ts';
import type { RoomEntry } from '../room/room-entry.ts';
import type { Database } from './database.ts';

/** Everything that is stored about a member: to give it to them, to hand it over, to delete it. */
export class PersonalData {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Without hashes and keys, which are of no use to anybody. */
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
      rooms: await this.#rooms(id),
      mutes: await db.selectFrom('mute').select(['name', 'at']).where('member', '=', id).execute(),
      reports: await db.selectFrom('report').select(report).where('by', '=', id).execute(),
    };
  }

  async #rooms(id: MemberId): Promise<{ id: RoomId; said: readonly ChatLine[] }[]> {
    const rooms = await this.#roomsOf(id);
    const said: { id: RoomId; said: readonly ChatLine[] }[] = [];
    for (const room of rooms) said.push({ id: room, said: linesOf(await this.#entries(room), id) });
    return said;
  }

  async #roomsOf(member: MemberId): Promise<readonly RoomId[]> {
    const rows = await this.#db.selectFrom('sitting').select('room').where('member', '=', member).execute();
    return rows.map(({ room }) => room);
  }

  async #entries(room: RoomId): Promise<readonly RoomEntry[]> {
    const rows = await this.#db
      .selectFrom('entry')
      .select('data')
      .where('room', '=', room)
      .orderBy('version')
      .execute();
    return rows.map(({ data }) => JSON.parse(data) as RoomEntry);
  }

  async programsOf(owner: MemberId): Promise<readonly MemberId[]> {
    const rows = await this.#db.selectFrom('member').select('id').where('owner', '=', owner).execute();
    return rows.map(({ id }) => id);
  }

  /** Games stay, with nobody's name. `left`: rooms they sat in until now. The rooms first: if this is interrupted it can be done again. */
  async erase(id: MemberId, left: readonly RoomId[]): Promise<void> {
    for (const room of new Set([...left, ...(await this.#roomsOf(id))])) await this.#forget(room, id);
    await this.#db.transaction().execute((trx) => erased(trx, id));
  }

  async #forget(room: RoomId, id: MemberId): Promise<void> {
    for (const entry of withoutTraces(await this.#entries(room), id)) {
      await this.#db
        .updateTable('entry')
        .set({ data: JSON.stringify(entry) })
        .where('room', '=', room)
        .where('version', '=', entry.version)
        .execute();
    }
  }

  /** The finished games of a guest are the account's, but for those in which the two have met. */
  async handOverGames(guest: MemberId, account: MemberId): Promise<void> {
    const met = this.#db.selectFrom('game_player as other').select('other.game').where('other.member', '=', account);
    await this.#db
      .updateTable('game_player')
      .set({ member: account, kind: 'account' })
      .where('member', '=', guest)
      .where('game', 'not in', met)
      .execute();
  }
}

/** Sessions, passkeys, tokens, names, ratings and mutes go with the member. */
async function erased(trx: Transaction<Database>, id: MemberId): Promise<void> {
  await trx.updateTable('game_player').set({ member: null, name: '' }).where('member', '=', id).execute();
  await trx
    .deleteFrom('report')
    .where((is) => is.or([is('by', '=', id), is('about', '=', id)]))
    .execute();
  await trx.deleteFrom('challenge').where('member', '=', id).execute();
  await trx.deleteFrom('sitting').where('member', '=', id).execute();
  await trx.deleteFrom('member').where('id', '=', id).execute();
}
