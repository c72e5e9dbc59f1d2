import type { MemberId, RoomId, RoomStage, RoomTerms } from '@oia/protocol';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { type Append, appendBatch, type StoredEntry } from '../database/appending.ts';
import type { Backend } from '../database/backend.ts';
import { type DatabaseHandle, type DatabaseLocation, type OnFlush, openDatabase } from '../database/open-database.ts';
import { isAlive, type ProcessId } from '../database/process-store.ts';
import type { Database } from '../database/tables.ts';

export type { Append, StoredEntry } from '../database/appending.ts';

/** The terms of a room and the member who opened it. */
export interface StoredTerms extends RoomTerms {
  readonly opener: MemberId;
}

export interface NewRoom {
  readonly id: RoomId;
  readonly terms: StoredTerms;
  readonly openedAt: number;
}

export interface RoomRow extends NewRoom {
  readonly version: number;
  readonly stage: RoomStage;
  readonly fence: number;
}

/** A stored room, claimed for a process. */
export interface Claim {
  readonly row: RoomRow;
  readonly entries: readonly StoredEntry[];
  /** When the previous owner was last alive, if it died without releasing the room. */
  readonly takenOverSince?: number;
}

export interface HeldElsewhere {
  readonly heldBy: ProcessId;
}

const ROW = ['room.id', 'terms', 'opened_at', 'version', 'stage', 'fence'] as const;

/** Rooms and their entries. Only the process that has claimed a room writes to it. */
export class RoomStore {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  get #db() {
    return this.#backend.kysely;
  }

  async create({ id, terms, openedAt }: NewRoom): Promise<void> {
    await this.#insert({ id, terms, openedAt }, { owner: null, fence: 0 });
  }

  /** Creates a room that is already claimed. */
  async createClaimed(room: NewRoom, process: ProcessId): Promise<Claim> {
    const fence = 1;
    await this.#insert(room, { owner: process, fence });
    return { row: { ...room, version: 0, stage: 'waiting', fence }, entries: [] };
  }

  async #insert(
    { id, terms, openedAt }: NewRoom,
    held: { readonly owner: ProcessId | null; readonly fence: number },
  ): Promise<void> {
    const fresh = { version: 0, stage: 'waiting', deadline: null, archived: 0, ...held } as const;
    const given = { id, terms: JSON.stringify(terms), is_open: terms.isOpen ? 1 : 0, opened_at: openedAt };
    await this.#db
      .insertInto('room')
      .values({ ...given, ...fresh })
      .execute();
  }

  /** Takes the lease if it is free or its process is dead. Raises the fence, even for the current owner. */
  async claim(id: RoomId, process: ProcessId): Promise<Claim | 'none' | HeldElsewhere> {
    for (;;) {
      const holding = await this.#holding(id);
      if (!holding) return 'none';
      const { owner, is_alive, seen_at } = holding;
      if (owner !== null && owner !== process && is_alive) return { heldBy: owner };
      const row = await this.#take(id, process, holding);
      // Another process was faster: look again.
      if (!row) continue;
      const entries = await this.entries(id);
      return owner === null || owner === process ? { row, entries } : { row, entries, takenOverSince: seen_at ?? 0 };
    }
  }

  #holding(id: RoomId) {
    return this.#db
      .selectFrom('room')
      .leftJoin('process', 'process.id', 'room.owner')
      .select(['room.owner', 'room.fence', 'process.seen_at'])
      .select((eb) => eb.case().when(isAlive(this.#backend, eb)).then(eb.lit(1)).else(eb.lit(0)).end().as('is_alive'))
      .where('room.id', '=', id)
      .executeTakeFirst();
  }

  async #take(id: RoomId, process: ProcessId, { owner, fence }: { owner: ProcessId | null; fence: number }) {
    const row = await this.#db
      .updateTable('room')
      .set({ owner: process, fence: fence + 1 })
      .where('id', '=', id)
      .where('fence', '=', fence)
      .where('owner', owner === null ? 'is' : '=', owner)
      .returning(ROW)
      .executeTakeFirst();
    return row && roomRow(row);
  }

  /** As `appendBatch`. */
  append(batch: readonly Append[]): Promise<readonly boolean[]> {
    return appendBatch(this.#backend, batch);
  }

  async release(id: RoomId, fence: number): Promise<void> {
    await this.#db.updateTable('room').set({ owner: null }).where('id', '=', id).where('fence', '=', fence).execute();
  }

  async row(id: RoomId): Promise<RoomRow | undefined> {
    const row = await this.#db.selectFrom('room').select(ROW).where('id', '=', id).executeTakeFirst();
    return row && roomRow(row);
  }

  entries(id: RoomId): Promise<StoredEntry[]> {
    return this.#db
      .selectFrom('entry')
      .select(['version', 'at', 'data'])
      .where('room', '=', id)
      .orderBy('version')
      .execute();
  }

  /** Open rooms with a free seat, the newest first. */
  async waiting(limit: number): Promise<RoomRow[]> {
    // Literals, so that both databases use the partial index.
    const rows = await this.#db
      .selectFrom('room')
      .select(ROW)
      .where(sql<boolean>`stage = 'waiting' and is_open = 1`)
      .orderBy('opened_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(roomRow);
  }

  /** Open games that are being played, the newest first. */
  async playing(limit: number): Promise<RoomRow[]> {
    const rows = await this.#db
      .selectFrom('room')
      .select(ROW)
      .where(sql<boolean>`stage = 'playing' and is_open = 1`)
      .orderBy('opened_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(roomRow);
  }

  /** Rooms of a member, the newest first. */
  async ofMember(member: MemberId, stage?: RoomStage, limit = 100): Promise<RoomRow[]> {
    let query = this.#db
      .selectFrom('sitting')
      .innerJoin('room', 'room.id', 'sitting.room')
      .select(ROW)
      .where('member', '=', member);
    if (stage) query = query.where('stage', '=', stage);
    const rows = await query.orderBy('opened_at', 'desc').limit(limit).execute();
    return rows.map(roomRow);
  }

  /** Rooms past their deadline that no live process holds, the most urgent first. */
  async due(now: number, limit: number): Promise<RoomId[]> {
    const rows = await this.#db
      .selectFrom('room')
      .select('room.id')
      .where('deadline', '<=', now)
      .where((eb) => eb.not(eb.exists(this.#liveOwner(eb))))
      .orderBy('deadline')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  #liveOwner(eb: ExpressionBuilder<Database, 'room'>) {
    return eb
      .selectFrom('process')
      .select('process.id')
      .whereRef('process.id', '=', 'room.owner')
      .where((process) => isAlive(this.#backend, process));
  }

  /** Finished rooms that are not in the archive yet. */
  async unfinished(): Promise<RoomRow[]> {
    const rows = await this.#db
      .selectFrom('room')
      .select(ROW)
      .where(sql<boolean>`stage = 'over' and archived = 0`)
      .execute();
    return rows.map(roomRow);
  }
}

/** The database and its rooms. */
export interface Store extends DatabaseHandle {
  readonly rooms: RoomStore;
}

/** Throws a `StoreError` if it cannot be opened. */
export async function openStore(location: DatabaseLocation, onFlush: OnFlush = () => undefined): Promise<Store> {
  const database = await openDatabase(location, onFlush);
  return { ...database, rooms: new RoomStore(database.backend) };
}

type StoredRow = Pick<Selectable<Database['room']>, 'id' | 'terms' | 'opened_at' | 'version' | 'stage' | 'fence'>;

const roomRow = ({ id, terms, opened_at, version, stage, fence }: StoredRow): RoomRow => ({
  id,
  terms: JSON.parse(terms),
  openedAt: opened_at,
  version,
  stage,
  fence,
});
