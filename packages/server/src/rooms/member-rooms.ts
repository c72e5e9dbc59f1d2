import type { ChatLine, MemberId, RoomId } from '@oia/protocol';
import type { Seat } from '@oia/table';
import type { Kysely } from 'kysely';
import type { Member } from '../accounts/member.ts';
import type { ChatOfRoom, RoomsOfMember } from '../accounts/member-data.ts';
import type { Database } from '../database/tables.ts';
import { newCommandId } from '../util/random-ids.ts';
import type { Rooms } from './contract.ts';
import type { RoomEntry } from './room-entry.ts';
import type { RoomStore } from './room-store.ts';

interface MemberRoomsParts {
  readonly kysely: Kysely<Database>;
  readonly stored: Pick<RoomStore, 'ofMember'>;
  readonly rooms: Pick<Rooms, 'act'>;
  readonly seats: Pick<RoomsOfMember, 'handOver'>;
}

/** The rooms of members, for signing in, exporting and deleting an account. */
export class MemberRooms implements RoomsOfMember {
  readonly #parts: MemberRoomsParts;

  constructor(parts: MemberRoomsParts) {
    this.#parts = parts;
  }

  async unfinished(member: MemberId): Promise<readonly RoomId[]> {
    const { stored } = this.#parts;
    const rows = [...(await stored.ofMember(member, 'waiting')), ...(await stored.ofMember(member, 'playing'))];
    return rows.map(({ id }) => id);
  }

  /** Cancels a game that has hardly begun; resigns otherwise. */
  async leave(room: RoomId, member: Member): Promise<void> {
    for (const kind of ['cancel', 'stand', 'resign'] as const) {
      const { ok } = await this.#parts.rooms.act(room, member, { id: `leave-${newCommandId()}`, action: { kind } });
      if (ok) return;
    }
  }

  handOver(room: RoomId, from: MemberId, to: Member): Promise<boolean> {
    return this.#parts.seats.handOver(room, from, to);
  }

  async chat(member: MemberId): Promise<readonly ChatOfRoom[]> {
    const chat: ChatOfRoom[] = [];
    for (const id of await this.#seatedIn(member)) chat.push({ id, said: linesOf(await this.#entries(id), member) });
    return chat;
  }

  async erase(member: MemberId, left: readonly RoomId[]): Promise<void> {
    for (const room of new Set([...left, ...(await this.#seatedIn(member))])) await this.#eraseIn(room, member);
  }

  async #eraseIn(room: RoomId, member: MemberId): Promise<void> {
    for (const entry of withoutTraces(await this.#entries(room), member)) {
      await this.#parts.kysely
        .updateTable('entry')
        .set({ data: JSON.stringify(entry) })
        .where('room', '=', room)
        .where('version', '=', entry.version)
        .execute();
    }
  }

  async #seatedIn(member: MemberId): Promise<readonly RoomId[]> {
    const rows = await this.#parts.kysely.selectFrom('sitting').select('room').where('member', '=', member).execute();
    return rows.map(({ room }) => room);
  }

  async #entries(room: RoomId): Promise<readonly RoomEntry[]> {
    const rows = await this.#parts.kysely
      .selectFrom('entry')
      .select('data')
      .where('room', '=', room)
      .orderBy('version')
      .execute();
    return rows.map(({ data }) => JSON.parse(data) as RoomEntry);
  }
}

/** An entry, and the member's seat at that time. */
interface EntryWithSeat {
  readonly entry: RoomEntry;
  readonly seat: number | undefined;
}

function withSeats(entries: readonly RoomEntry[], id: MemberId): EntryWithSeat[] {
  let seat: number | undefined;
  return entries.map((entry) => {
    if (entry.seated) seat = entry.seated.find(({ member }) => member.id === id)?.seat;
    return { entry, seat };
  });
}

const linesOf = (entries: readonly RoomEntry[], id: MemberId): ChatLine[] =>
  withSeats(entries, id).flatMap(({ entry: { said }, seat }) => (said && said.seat === seat ? [said] : []));

/** The entries that contain a member's name or words, without them. Seats keep the id, which no longer belongs to a member. */
const withoutTraces = (entries: readonly RoomEntry[], id: MemberId): RoomEntry[] =>
  withSeats(entries, id).flatMap(({ entry, seat }) => {
    const { seated, setup, table, said, ...rest } = entry;
    const clean: RoomEntry = {
      ...rest,
      ...(seated ? { seated: seated.map((player) => (player.member.id === id ? nameless(player) : player)) } : {}),
      ...(setup ? { setup: { ...setup, seats: namelessAt(setup.seats, seat) } } : {}),
      ...(table ? { table: table.seats ? { ...table, seats: namelessAt(table.seats, seat) } : table } : {}),
      ...(said && said.seat !== seat ? { said } : {}),
    };
    return JSON.stringify(clean) === JSON.stringify(entry) ? [] : [clean];
  });

const nameless = <T extends { readonly member: { readonly name: string } }>(player: T): T => ({
  ...player,
  member: { ...player.member, name: '' },
});

const namelessAt = (seats: readonly Seat[], seat: number | undefined): readonly Seat[] =>
  seats.map((one, i) => (i === seat ? { ...one, name: '' } : one));
