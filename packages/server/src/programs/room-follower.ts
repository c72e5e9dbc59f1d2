import type { RoomEvent, RoomId, RoomView } from '@oia/protocol';
import { applyRoomEvents } from '@oia/protocol/fold';
import type { Member } from '../accounts/member.ts';
import type { RoomListener, Rooms, Subscription } from '../rooms/contract.ts';

/** Delay before a room that changes hands is watched again. */
const RETRY_DELAY_MS = 500;

/** A room as a viewer sees it, before and after a change. */
export interface RoomUpdate {
  readonly seat: number | undefined;
  readonly view: RoomView;
  /** undefined: the whole room was sent. */
  readonly before: RoomView | undefined;
  readonly events: readonly RoomEvent[];
}

export interface FollowerEvents {
  seen(update: RoomUpdate): void;
  /** The room can no longer be followed. */
  gone(): void;
}

/** Follows a room as a viewer sees it, whichever process holds it. */
export class RoomFollower implements RoomListener {
  readonly #rooms: Rooms;
  readonly #id: RoomId;
  readonly #member: Member | undefined;
  readonly #tell: FollowerEvents;
  #view: RoomView | undefined;
  #seat: number | undefined;
  #watching: Subscription | undefined;
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

  /** Programs are not told who watches. */
  presence(): void {}

  /** Programs wait for the answer to their action anyway. */
  saving(): void {}

  /** The room changed hands: continues from the last known version. */
  lost(): void {
    this.#watching = undefined;
    setTimeout(() => this.#again(), RETRY_DELAY_MS);
  }

  async #again(): Promise<void> {
    if (this.#isStopped) return;
    const isThere = await this.start().catch(() => false);
    if (!isThere && !this.#isStopped) this.#tell.gone();
  }
}
