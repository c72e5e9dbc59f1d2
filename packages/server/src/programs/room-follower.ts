import type { RoomEvent, RoomId, RoomView } from '@oia/protocol';
import { applyRoomEvents } from '@oia/protocol/fold';
import type { Member } from '../members/member.ts';
import type { RoomListener, Rooms, Watching } from '../rooms/rooms.ts';

/** A room that another process takes over is asked for again after so many milliseconds. */
const RETRY = 500;

/** A room as somebody sees it, before and after a change. */
export interface RoomSight {
  readonly seat: number | undefined;
  readonly view: RoomView;
  /** undefined: it was shown as a whole. */
  readonly before: RoomView | undefined;
  readonly events: readonly RoomEvent[];
}

export interface FollowerEvents {
  seen(sight: RoomSight): void;
  /** The room cannot be followed any more. */
  gone(): void;
}

/** Follows what somebody may know of a room, wherever it is held. */
export class RoomFollower implements RoomListener {
  readonly #rooms: Rooms;
  readonly #id: RoomId;
  readonly #member: Member | undefined;
  readonly #tell: FollowerEvents;
  #view: RoomView | undefined;
  #seat: number | undefined;
  #watching: Watching | undefined;
  #isStopped = false;

  constructor(rooms: Rooms, id: RoomId, member: Member | undefined, tell: FollowerEvents) {
    this.#rooms = rooms;
    this.#id = id;
    this.#member = member;
    this.#tell = tell;
  }

  /** false: there is no such room. */
  async start(): Promise<boolean> {
    const watching = await this.#rooms.watch(this.#id, this.#member, this.#view?.version, this);
    this.#watching = watching;
    if (this.#isStopped) this.stop();
    return watching !== undefined;
  }

  stop(): void {
    this.#isStopped = true;
    this.#watching?.stop();
    this.#watching = undefined;
  }

  room(seat: number | undefined, view: RoomView): void {
    this.#seat = seat;
    this.#see(view, undefined, []);
  }

  events(version: number, events: readonly RoomEvent[]): void {
    const before = this.#view;
    if (before) this.#see(applyRoomEvents(before, version, events), before, events);
  }

  #see(view: RoomView, before: RoomView | undefined, events: readonly RoomEvent[]): void {
    this.#view = view;
    if (!this.#isStopped) this.#tell.seen({ seat: this.#seat, view, before, events });
  }

  /** Who watches is of no concern to a program. */
  presence(): void {}

  /** Another process has the room now, or it was stored only in part: it goes on from what is known. */
  lost(): void {
    this.#watching = undefined;
    setTimeout(() => this.#again(), RETRY);
  }

  async #again(): Promise<void> {
    if (this.#isStopped) return;
    const isThere = await this.start().catch(() => false);
    if (!isThere && !this.#isStopped) this.#tell.gone();
  }
}
