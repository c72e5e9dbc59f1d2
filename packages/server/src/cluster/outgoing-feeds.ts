import type { ProcessId } from '../database/process-store.ts';
import type { RoomListener, Subscription } from '../rooms/contract.ts';
import type { FeedMessageOf, FeedUpdate, MessageBus, RequestOutcome, RoomRequestOf } from './bus-messages.ts';
import { HEARTBEAT_MS, MAX_SILENCE_MS } from './incoming-feeds.ts';

/** Starts to watch a room of this process. */
type Watch = (request: RoomRequestOf<'watch'>, listener: RoomListener) => Promise<Subscription | 'noRoom' | 'notHeld'>;

/** The feed to one process whose clients watch rooms of this one. */
interface Feed {
  readonly id: string;
  /** undefined: not started yet. */
  readonly watches: Map<string, Subscription | undefined>;
  sequence: number;
  heardAt: number;
}

/** Sends updates of rooms held here to the processes whose clients watch them. */
export class OutgoingFeeds {
  readonly #bus: MessageBus;
  readonly #watch: Watch;
  readonly #feeds = new Map<ProcessId, Feed>();
  readonly #timer: NodeJS.Timeout;

  constructor(bus: MessageBus, watch: Watch) {
    this.#bus = bus;
    this.#watch = watch;
    this.#timer = setInterval(() => this.#endSilent(), HEARTBEAT_MS).unref();
  }

  async start(watcher: ProcessId, request: RoomRequestOf<'watch'>): Promise<RequestOutcome> {
    const feed = this.#feedTo(watcher, request.feed);
    const { id } = request;
    feed.watches.set(id, undefined);
    const subscription = await this.#watch(request, this.#listener(watcher, feed, id)).catch(() => 'notHeld' as const);
    if (typeof subscription === 'string') {
      feed.watches.delete(id);
      return { kind: subscription };
    }
    // The watcher may have stopped meanwhile.
    if (feed.watches.has(id)) feed.watches.set(id, subscription);
    else subscription.stop();
    return { kind: 'watching' };
  }

  /** A new feed replaces the previous one, which may have a gap. */
  #feedTo(watcher: ProcessId, id: string): Feed {
    const known = this.#feeds.get(watcher);
    if (known?.id === id) return known;
    this.end(watcher);
    const feed = { id, watches: new Map(), sequence: 0, heardAt: performance.now() };
    this.#feeds.set(watcher, feed);
    return feed;
  }

  #listener(watcher: ProcessId, feed: Feed, watch: string): RoomListener {
    const send = (update: FeedUpdate): void => this.#send(watcher, feed, watch, update);
    return {
      room: (seat, view) => send({ kind: 'room', ...(seat === undefined ? {} : { seat }), view }),
      events: (version, events) => send({ kind: 'events', version, events }),
      presence: (here, spectators, away) => send({ kind: 'presence', here, spectators, away }),
      saving: () => send({ kind: 'saving' }),
      lost: () => {
        send({ kind: 'lost' });
        feed.watches.delete(watch);
      },
    };
  }

  #send(watcher: ProcessId, feed: Feed, watch: string, update: FeedUpdate): void {
    if (this.#feeds.get(watcher) !== feed || !feed.watches.has(watch)) return;
    this.#bus.send(watcher, { kind: 'update', feed: feed.id, sequence: feed.sequence, watches: [watch], update });
    feed.sequence++;
  }

  onUnwatch(watcher: ProcessId, { feed: id, watch }: FeedMessageOf<'unwatch'>): void {
    const feed = this.#feeds.get(watcher);
    if (feed?.id !== id) return;
    feed.watches.get(watch)?.stop();
    feed.watches.delete(watch);
  }

  onHeartbeat(watcher: ProcessId, { feed: id }: FeedMessageOf<'heartbeat'>): void {
    const feed = this.#feeds.get(watcher);
    if (feed?.id !== id) return this.#bus.send(watcher, { kind: 'feedEnded', feed: id });
    feed.heardAt = performance.now();
    this.#bus.send(watcher, { kind: 'heartbeatReply', feed: id, sequence: feed.sequence });
  }

  /** Stops all watches of a process; its players count as away from now on. */
  end(watcher: ProcessId): void {
    const feed = this.#feeds.get(watcher);
    this.#feeds.delete(watcher);
    for (const subscription of feed?.watches.values() ?? []) subscription?.stop();
    feed?.watches.clear();
  }

  #endSilent(): void {
    const before = performance.now() - MAX_SILENCE_MS;
    for (const [watcher, { heardAt }] of [...this.#feeds]) if (heardAt < before) this.end(watcher);
  }

  close(): void {
    clearInterval(this.#timer);
    for (const watcher of [...this.#feeds.keys()]) this.end(watcher);
  }
}
