import type { ChatLine, MemberId, RoomId } from '@oia/protocol';
import type { Member } from './member.ts';
import type { PersonalData } from './personal-data.ts';

/** A member's chat lines in one room. */
export interface ChatOfRoom {
  readonly id: RoomId;
  readonly said: readonly ChatLine[];
}

/** The operations on rooms that accounts need. */
export interface RoomsOfMember {
  /** Rooms in which the member waits or plays. */
  unfinished(member: MemberId): Promise<readonly RoomId[]>;
  leave(room: RoomId, member: Member): Promise<void>;
  /** Moves a seat. false: not possible now, or the other member already sits there. */
  handOver(room: RoomId, from: MemberId, to: Member): Promise<boolean>;
  chat(member: MemberId): Promise<readonly ChatOfRoom[]>;
  /** Removes the member's name and words. `left`: rooms that the member has just left. */
  erase(member: MemberId, left: readonly RoomId[]): Promise<void>;
}

/** Exports, transfers and deletes what belongs to a member: games, seats and personal data. */
export class MemberData {
  readonly #data: PersonalData;
  readonly #rooms: RoomsOfMember;

  constructor(data: PersonalData, rooms: RoomsOfMember) {
    this.#data = data;
    this.#rooms = rooms;
  }

  async export({ id }: Member): Promise<Readonly<Record<string, unknown>>> {
    return { ...(await this.#data.export(id)), rooms: await this.#rooms.chat(id) };
  }

  /**
   * Transfers the games and seats of a guest who signs in to an account, except where the two are opponents. true: the
   * guest has no unfinished game left.
   */
  async handOver(guest: Member, account: Member): Promise<boolean> {
    await this.#data.handOverGames(guest.id, account.id);
    const rooms = await this.#rooms.unfinished(guest.id);
    const handedOver = await Promise.all(rooms.map((room) => this.#rooms.handOver(room, guest.id, account)));
    return handedOver.every(Boolean);
  }

  /** Leaves all games and deletes everything; false: a game could not be left. */
  async remove(member: Member): Promise<boolean> {
    const programs = await this.#data.programsOf(member.id);
    const all = [...programs.map((id): Member => ({ id, name: '', kind: 'program' })), member];
    const left: RoomId[] = [];
    for (const one of all) left.push(...(await this.#leaveAll(one)));
    const running = await Promise.all(all.map(({ id }) => this.#rooms.unfinished(id)));
    if (running.flat().length > 0) return false;
    for (const { id } of all) await this.#erase(id, left);
    return true;
  }

  /** Returns the rooms that were left. */
  async #leaveAll(member: Member): Promise<readonly RoomId[]> {
    const rooms = await this.#rooms.unfinished(member.id);
    for (const room of rooms) await this.#rooms.leave(room, member);
    return rooms;
  }

  /** Rooms first, so that an interrupted deletion can be repeated. */
  async #erase(id: MemberId, left: readonly RoomId[]): Promise<void> {
    await this.#rooms.erase(id, left);
    await this.#data.erase(id);
  }
}
