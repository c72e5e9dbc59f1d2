import type { ProcessId } from '../database/process-store.ts';
import { NoAnswer, type RoomListener, type Subscription, type WatchRequest } from '../rooms/contract.ts';
import type { FeedMessageOf, FeedUpdate, MessageBus } from './bus-messages.ts';
import { PendingRequests } from './pending-requests.ts';

export const HEARTBEAT_MS = 1_000;
/** A feed that is silent for longer is broken. */
export const MAX_SILENCE_MS = 3_500;

/** The feed from one process that holds rooms. */
interface Feed {
  readonly id: string;
  /** By watch. */
  readonly listeners: Map<string, RoomListener>;
  /** Watches that the other process has confirmed. The caller of `watch` repeats the others. */
  readonly confirmed: Set<string>;
  /** The sequence number of the next update. */
  next: number;
  heardAt: number;
}

/** Watches rooms that other processes hold. If updates may have been missed, listeners are told to watch again. */
export class IncomingFeeds {
  readonly #bus: MessageBus;
  readonly #requests: PendingRequests;
  readonly #onBroken: (holder: ProcessId) => void;
  readonly #feeds = new Map<ProcessId, Feed>();
  readonly #timer: NodeJS.Timeout;

  constructor(bus: MessageBus, requests: PendingRequests, onBroken: (holder: ProcessId) => void) {
    this.#bus = bus;
    this.#requests = requests;
    this.#onBroken = onBroken;
    this.#timer = setInterval(() => this.#sendHeartbeats(), HEARTBEAT_MS).unref();
  }

  /** Rejects with `NoAnswer`. */
  async watch(
    holder: ProcessId,
    request: WatchRequest,
    listener: RoomListener,
  ): Promise<Subscription | 'noRoom' | 'notHeld'> {
    const feed = this.#feedFrom(holder);
    const id = PendingRequests.newId();
    feed.listeners.set(id, listener);
    const stop = (): void => this.#stop(holder, feed, id);
    try {
      const { kind } = await this.#requests.send(holder, { kind: 'watch', id, feed: feed.id, ...present(request) });
      if (kind === 'watching' && this.#feeds.get(holder) !== feed) throw new NoAnswer('updates were missed');
      if (kind === 'watching') {
        feed.confirmed.add(id);
        return { stop };
      }
      feed.listeners.delete(id);
      return kind === 'noRoom' ? 'noRoom' : 'notHeld';
    } catch (error) {
      stop();
      throw error;
    }
  }

  #feedFrom(holder: ProcessId): Feed {
    const known = this.#feeds.get(holder);
    if (known) return known;
    const feed = {
      id: PendingRequests.newId(),
      listeners: new Map(),
      confirmed: new Set<string>(),
      next: 0,
      heardAt: performance.now(),
    };
    this.#feeds.set(holder, feed);
    return feed;
  }

  #stop(holder: ProcessId, feed: Feed, watch: string): void {
    feed.confirmed.delete(watch);
    if (!feed.listeners.delete(watch)) return;
    this.#bus.send(holder, { kind: 'unwatch', feed: feed.id, watch });
  }

  onUpdate(holder: ProcessId, { feed: id, sequence, watches, update }: FeedMessageOf<'update'>): void {
    const feed = this.#feeds.get(holder);
    if (feed?.id !== id) return;
    if (sequence !== feed.next) return this.break(holder);
    feed.next += watches.length;
    feed.heardAt = performance.now();
    for (const watch of watches) this.#deliver(feed, watch, update);
  }

  #deliver(feed: Feed, watch: string, update: FeedUpdate): void {
    const listener = feed.listeners.get(watch);
    if (update.kind === 'lost') feed.listeners.delete(watch);
    if (listener) notify(listener, update);
  }

  onHeartbeatReply(holder: ProcessId, { feed: id, sequence }: FeedMessageOf<'heartbeatReply'>): void {
    const feed = this.#feeds.get(holder);
    if (feed?.id !== id) return;
    feed.heardAt = performance.now();
    if (sequence !== feed.next) this.break(holder);
  }

  onFeedEnded(holder: ProcessId, { feed }: FeedMessageOf<'feedEnded'>): void {
    if (this.#feeds.get(holder)?.id === feed) this.break(holder);
  }

  /** Updates may have been missed: all listeners of this feed have to watch again. */
  break(holder: ProcessId): void {
    const feed = this.#feeds.get(holder);
    this.#feeds.delete(holder);
    this.#onBroken(holder);
    const lost = [...(feed?.listeners ?? [])].filter(([id]) => feed?.confirmed.has(id));
    feed?.listeners.clear();
    for (const [, listener] of lost) listener.lost();
  }

  breakAll(): void {
    for (const holder of [...this.#feeds.keys()]) this.break(holder);
  }

  /** Also drops feeds without listeners. */
  #sendHeartbeats(): void {
    const before = performance.now() - MAX_SILENCE_MS;
    for (const [holder, feed] of [...this.#feeds]) {
      if (feed.listeners.size === 0) this.#feeds.delete(holder);
      else if (feed.heardAt < before) this.break(holder);
      else this.#bus.send(holder, { kind: 'heartbeat', feed: feed.id });
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#feeds.clear();
  }
}

function notify(listener: RoomListener, update: FeedUpdate): void {
  switch (update.kind) {
    case 'room':
      return listener.room(update.seat, update.view);
    case 'events':
      return listener.events(update.version, update.events);
    case 'presence':
      return listener.presence(update.here, update.spectators, update.away);
    case 'saving':
      return listener.saving();
    case 'lost':
      return listener.lost();
  }
}

const present = ({ room, member, since }: WatchRequest) => ({
  room,
  ...(member ? { member } : {}),
  ...(since === undefined ? {} : { since }),
});
