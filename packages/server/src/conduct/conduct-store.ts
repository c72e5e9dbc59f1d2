import type { MemberId, RoomId } from '@oia/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { randomLetters } from '../util/random-ids.ts';

export interface Report {
  readonly at: number;
  readonly by: MemberId;
  readonly about: { readonly id: MemberId; readonly name: string };
  readonly room?: RoomId | undefined;
  readonly said?: string | undefined;
  readonly reason: string;
  readonly note?: string | undefined;
}

export interface Mute {
  readonly id: MemberId;
  readonly name: string;
  readonly at: number;
}

const MAX_MUTES = 1000;

/** Reports for the operator, and the mutes of members. */
export class ConductStore {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async addReport({ at, by, about, room, said, reason, note }: Report): Promise<void> {
    const optional = { room: room ?? null, said: said ?? null, note: note ?? null };
    await this.#db
      .insertInto('report')
      .values({ id: randomLetters(12), at, by, about: about.id, about_name: about.name, reason, ...optional })
      .execute();
  }

  /** The newest first. */
  reports(limit: number) {
    return this.#db.selectFrom('report').selectAll().orderBy('at', 'desc').limit(limit).execute();
  }

  async mute(member: MemberId, { id, name, at }: Mute): Promise<void> {
    await this.#db
      .insertInto('mute')
      .values({ member, muted: id, name, at })
      .onConflict((conflict) => conflict.columns(['member', 'muted']).doNothing())
      .execute();
  }

  async unmute(member: MemberId, id: MemberId): Promise<void> {
    await this.#db.deleteFrom('mute').where('member', '=', member).where('muted', '=', id).execute();
  }

  async mutes(member: MemberId): Promise<readonly Mute[]> {
    return this.#db
      .selectFrom('mute')
      .select(['muted as id', 'name', 'at'])
      .where('member', '=', member)
      .orderBy('at', 'desc')
      .limit(MAX_MUTES)
      .execute();
  }

  async mutedBy(member: MemberId): Promise<ReadonlySet<MemberId>> {
    return new Set((await this.mutes(member)).map(({ id }) => id));
  }
}
