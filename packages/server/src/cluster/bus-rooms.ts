import type { MemberId, RoomAnswer, RoomId, RoomView } from '@oia/protocol';
import type { Member } from '../accounts/member.ts';
import type { ProcessId } from '../database/process-store.ts';
import type { RemoteRooms, RoomCommand, RoomListener, Subscription, WatchRequest } from '../rooms/contract.ts';
import type { BusMessage, MessageBus } from './bus-messages.ts';
import { IncomingFeeds } from './incoming-feeds.ts';
import { PendingRequests } from './pending-requests.ts';

/** The holders of other rooms are looked up in the database again. */
const MAX_KNOWN_HOLDERS = 20_000;

/** The rooms of other processes, reached over the bus. */
export class BusRooms implements RemoteRooms {
  readonly #requests: PendingRequests;
  readonly #feeds: IncomingFeeds;
  /** May be outdated: then that process says so, or does not answer. */
  readonly #holders = new Map<RoomId, ProcessId>();

  constructor(bus: MessageBus) {
    this.#requests = new PendingRequests(bus);
    this.#feeds = new IncomingFeeds(bus, this.#requests, (holder) => this.#forgetAllOf(holder));
  }

  holderOf(room: RoomId): ProcessId | undefined {
    return this.#holders.get(room);
  }

  remember(room: RoomId, holder: ProcessId): void {
    this.#holders.delete(room);
    this.#holders.set(room, holder);
    const [oldest] = this.#holders.keys();
    if (this.#holders.size > MAX_KNOWN_HOLDERS && oldest !== undefined) this.#holders.delete(oldest);
  }

  forget(room: RoomId): void {
    this.#holders.delete(room);
  }

  #forgetAllOf(holder: ProcessId): void {
    for (const [room, known] of this.#holders) if (known === holder) this.#holders.delete(room);
  }

  async act(holder: ProcessId, room: RoomId, member: Member, command: RoomCommand): Promise<RoomAnswer | 'notHeld'> {
    const request = { kind: 'act', id: PendingRequests.newId(), room, member, command } as const;
    const outcome = await this.#requests.send(holder, request);
    return outcome.kind === 'acted' ? outcome.answer : 'notHeld';
  }

  async view(holder: ProcessId, room: RoomId, member: Member | undefined): Promise<RoomView | 'notHeld'> {
    const request = { kind: 'view', id: PendingRequests.newId(), room, ...(member ? { member } : {}) } as const;
    const outcome = await this.#requests.send(holder, request);
    return outcome.kind === 'viewed' ? outcome.view : 'notHeld';
  }

  async handOver(holder: ProcessId, room: RoomId, from: MemberId, to: Member): Promise<boolean | 'notHeld'> {
    const request = { kind: 'handOver', id: PendingRequests.newId(), room, from, to } as const;
    const outcome = await this.#requests.send(holder, request);
    return outcome.kind === 'handedOver' ? outcome.isDone : 'notHeld';
  }

  watch(
    holder: ProcessId,
    request: WatchRequest,
    listener: RoomListener,
  ): Promise<Subscription | 'noRoom' | 'notHeld'> {
    return this.#feeds.watch(holder, request, listener);
  }

  /** true: the message was for these rooms. */
  onMessage(from: ProcessId, message: BusMessage): boolean {
    switch (message.kind) {
      case 'reply':
        this.#requests.onReply(message);
        return true;
      case 'update':
        this.#feeds.onUpdate(from, message);
        return true;
      case 'heartbeatReply':
        this.#feeds.onHeartbeatReply(from, message);
        return true;
      case 'feedEnded':
        this.#feeds.onFeedEnded(from, message);
        return true;
      default:
        return false;
    }
  }

  onUndelivered(to: ProcessId, messages: readonly BusMessage[]): void {
    this.#requests.onUndelivered(messages);
    this.#feeds.break(to);
  }

  /** Any message may have been missed. */
  onGap(): void {
    this.#requests.failAll();
    this.#feeds.breakAll();
  }

  close(): void {
    this.#requests.failAll();
    this.#feeds.close();
  }
}
