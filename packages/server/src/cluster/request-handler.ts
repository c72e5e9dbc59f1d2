import type { ProcessId } from '../database/process-store.ts';
import type { LocalRooms, RoomListener, Subscription } from '../rooms/contract.ts';
import type { BusMessage, MessageBus, RequestOutcome, RoomRequest, RoomRequestOf } from './bus-messages.ts';
import { OutgoingFeeds } from './outgoing-feeds.ts';

const NOT_HELD: RequestOutcome = { kind: 'notHeld' };

/** Carries out requests of other processes on rooms of this one. */
export class RequestHandler {
  readonly #local: LocalRooms;
  readonly #bus: MessageBus;
  readonly #feeds: OutgoingFeeds;
  #isRefusing = false;

  constructor(local: LocalRooms, bus: MessageBus) {
    this.#local = local;
    this.#bus = bus;
    this.#feeds = new OutgoingFeeds(bus, (request, listener) => this.#watch(request, listener));
  }

  onMessage(from: ProcessId, message: BusMessage): void {
    switch (message.kind) {
      case 'act':
      case 'view':
      case 'handOver':
      case 'watch':
        // Failures are answered; the bus does not throw.
        return void this.#reply(from, message);
      case 'unwatch':
        return this.#feeds.onUnwatch(from, message);
      case 'heartbeat':
        return this.#feeds.onHeartbeat(from, message);
    }
  }

  /** That process receives nothing any more. */
  onUndelivered(watcher: ProcessId): void {
    this.#feeds.end(watcher);
  }

  async #reply(from: ProcessId, request: RoomRequest): Promise<void> {
    const outcome = await this.#outcome(from, request).catch((): RequestOutcome => NOT_HELD);
    this.#bus.send(from, { kind: 'reply', id: request.id, outcome });
  }

  /** Serves only rooms that are here or free: requests are not forwarded. */
  async #outcome(from: ProcessId, request: RoomRequest): Promise<RequestOutcome> {
    if (this.#isRefusing) return NOT_HELD;
    if (request.kind === 'watch') return this.#feeds.start(from, request);
    const room = await this.#local.find(request.room);
    if (room === 'none') return { kind: 'noRoom' };
    if ('heldBy' in room) return NOT_HELD;
    if (request.kind === 'handOver')
      return { kind: 'handedOver', isDone: await room.handOver(request.from, request.to) };
    if (request.kind === 'view') return { kind: 'viewed', view: await this.#local.viewIn(room, request.member) };
    return { kind: 'acted', answer: await this.#local.actIn(room, request.member, request.command) };
  }

  async #watch(
    { room: id, member, since }: RoomRequestOf<'watch'>,
    listener: RoomListener,
  ): Promise<Subscription | 'noRoom' | 'notHeld'> {
    const room = await this.#local.find(id);
    if (room === 'none') return 'noRoom';
    return 'heldBy' in room ? 'notHeld' : this.#local.watchIn(room, member, since, listener);
  }

  /** Lets other processes look for the rooms elsewhere: this one releases them. */
  refuse(): void {
    this.#isRefusing = true;
  }

  close(): void {
    this.#isRefusing = true;
    this.#feeds.close();
  }
}
