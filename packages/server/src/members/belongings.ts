import type { MemberId, RoomActionKind, RoomId } from '@oia/protocol';
import type { Rooms } from '../rooms/rooms.ts';
import type { PersonalData } from '../store/personal-data.ts';
import type { RoomStore } from '../store/room-store.ts';
import type { Member } from './member.ts';
import { randomLetters } from './random-letters.ts';

/** Rooms in which a seat can be handed over. */
export interface HandsOver {
  /** false: not now, or they sit there already. */
  handOver(room: RoomId, from: MemberId, to: Member): Promise<boolean>;
}

interface BelongingsParts {
  readonly data: PersonalData;
  readonly stored: Pick<RoomStore, 'ofMember'>;
  readonly rooms: Pick<Rooms, 'act'>;
  readonly seats: HandsOver;
}

/** What members have: their games, seats and data. */
export class Belongings {
  readonly #parts: BelongingsParts;

  constructor(parts: BelongingsParts) {
    this.#parts = parts;
  }

  export({ id }: Member): Promise<Readonly<Record<string, unknown>>> {
    return this.#parts.data.export(id);
  }

  /**
   * A guest signs in to an account: games and seats are the account's, but for games in which the two meet. true: the
   * guest has nothing left to play.
   */
  async handOver(guest: Member, account: Member): Promise<boolean> {
    await this.#parts.data.handOverGames(guest.id, account.id);
    const rooms = await this.#rooms(guest.id);
    const handed = await Promise.all(rooms.map((room) => this.#parts.seats.handOver(room, guest.id, account)));
    return handed.every(Boolean);
  }

  /** Leaves all games and deletes everything; false: a game could not be left. */
  async remove(member: Member): Promise<boolean> {
    const { data } = this.#parts;
    const programs = await data.programsOf(member.id);
    const all = [...programs.map((id): Member => ({ id, name: '', kind: 'program' })), member];
    const left: RoomId[] = [];
    for (const one of all) left.push(...(await this.#leaveAll(one)));
    const running = await Promise.all(all.map(({ id }) => this.#rooms(id)));
    if (running.flat().length > 0) return false;
    for (const { id } of all) await data.erase(id, left);
    return true;
  }

  async #rooms(member: MemberId): Promise<readonly RoomId[]> {
    const { stored } = this.#parts;
    const rows = [...(await stored.ofMember(member, 'waiting')), ...(await stored.ofMember(member, 'playing'))];
    return rows.map(({ id }) => id);
  }

  /** A game that has hardly begun is cancelled, another one is given up. The rooms that were left. */
  async #leaveAll(member: Member): Promise<readonly RoomId[]> {
    const rooms = await this.#rooms(member.id);
    for (const room of rooms) {
      for (const kind of ['cancel', 'stand', 'resign'] as const) if (await this.#act(room, member, kind)) break;
    }
    return rooms;
  }

  async #act(room: RoomId, member: Member, kind: RoomActionKind & ('stand' | 'cancel' | 'resign')): Promise<boolean> {
    const { ok } = await this.#parts.rooms.act(room, member, { id: `leave-${randomLetters(10)}`, action: { kind } });
    return ok;
  }
}
