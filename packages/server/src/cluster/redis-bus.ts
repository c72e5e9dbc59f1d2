import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'redis';
import type { ProcessId } from '../database/process-store.ts';
import {
  type BusHandlers,
  type BusMessage,
  type FeedMessageOf,
  type FeedUpdate,
  type MessageBus,
  type Notice,
  readBatch,
} from './bus-messages.ts';

const MAX_RECONNECT_DELAY_MS = 1_000;

export type RedisClient = ReturnType<typeof clientAt>;

/** Reconnects by itself. Commands fail while it is disconnected instead of being sent later, when they are outdated. */
export function clientAt(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 5_000, reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, MAX_RECONNECT_DELAY_MS) },
  });
}

const CONNECT_TIMEOUT_MS = 8_000;
/** Time for the last messages to leave. */
const CLOSE_TIMEOUT_MS = 1_000;

/** A message that Redis has not taken after this time shows that it hangs. */
const SLOW_PUBLISH_MS = 2_000;

/** Told once when Redis is not reached or does not answer, and once when it does again. */
export interface RedisReports {
  lost(error: unknown): void;
  back(): void;
}

const NO_REPORTS: RedisReports = { lost: () => undefined, back: () => undefined };

/** Messages over Redis: a channel for each process, and one for all. */
export class RedisBus implements MessageBus {
  readonly own: ProcessId;
  readonly #publisher: RedisClient;
  readonly #subscriber: RedisClient;
  readonly #channels: Channels;
  /** Messages that leave at the end of this turn of the event loop, by channel. */
  readonly #outbox = new Map<string, BusMessage[]>();
  readonly #publishing = new Set<Promise<void>>();
  readonly #reports: RedisReports;
  #handlers: BusHandlers | undefined;
  #isClosed = false;
  /** Whether it was reported that Redis is not reached. */
  #isLost = false;

  private constructor(url: string, own: ProcessId, reports: RedisReports) {
    this.own = own;
    this.#reports = reports;
    this.#channels = new Channels(url);
    this.#publisher = clientAt(url);
    this.#subscriber = clientAt(url);
    // The clients reconnect by themselves; failed messages are reported as undelivered.
    for (const client of [this.#publisher, this.#subscriber]) {
      client.on('error', (error: unknown) => this.#noteLost(error));
      client.on('ready', () => this.#noteReached());
    }
  }

  #noteLost(error: unknown): void {
    // Before it listens, `open` throws; while it closes, connections end on purpose.
    if (this.#isLost || this.#isClosed || !this.#handlers) return;
    this.#isLost = true;
    this.#reports.lost(error);
  }

  #noteReached(): void {
    if (!this.#isLost || !this.isConnected) return;
    this.#isLost = false;
    this.#reports.back();
  }

  /** Throws if Redis cannot be reached: a process that starts alone would never notice the others. */
  static async open(url: string, own: ProcessId, reports = NO_REPORTS): Promise<RedisBus> {
    const bus = new RedisBus(url, own, reports);
    try {
      await bus.#connect();
      return bus;
    } catch (error) {
      await bus.close();
      const reason = error instanceof Error ? error.message : String(error);
      const advice = 'Start it, correct the address, or leave it out if there is one process';
      throw new Error(`The Redis of REDIS_URL cannot be reached: ${reason}. ${advice}.`, { cause: error });
    }
  }

  get isConnected(): boolean {
    return this.#publisher.isReady && this.#subscriber.isReady;
  }

  async #connect(): Promise<void> {
    const unreachable = Promise.withResolvers<never>();
    this.#publisher.once('error', unreachable.reject);
    this.#subscriber.once('error', unreachable.reject);
    const connected = Promise.all([this.#publisher.connect(), this.#subscriber.connect()]);
    // Another program may listen at that address and never answer.
    const timeout = sleep(CONNECT_TIMEOUT_MS, undefined, { ref: false }).then(() =>
      Promise.reject(new Error('no answer')),
    );
    await Promise.race([connected, unreachable.promise, timeout]);
    const receive = (text: string): void => this.#receive(text);
    await this.#subscriber.subscribe([this.#channels.of(this.own), this.#channels.all], receive);
    // The client subscribes again by itself; messages sent meanwhile are lost.
    this.#subscriber.on('ready', () => this.#handlers?.onGap());
  }

  listen(handlers: BusHandlers): void {
    this.#handlers = handlers;
  }

  send(to: ProcessId, message: BusMessage): void {
    this.#enqueue(this.#channels.of(to), message, (messages) => this.#handlers?.onUndelivered(to, messages));
  }

  sendAll(notice: Notice): void {
    this.#enqueue(this.#channels.all, notice, () => undefined);
  }

  #enqueue(channel: string, message: BusMessage, onUndelivered: (messages: readonly BusMessage[]) => void): void {
    const waiting = this.#outbox.get(channel);
    if (waiting) {
      waiting.push(message);
      return;
    }
    this.#outbox.set(channel, [message]);
    const publishing = new Promise(setImmediate).then(() => this.#publish(channel, onUndelivered));
    this.#publishing.add(publishing);
    // `publish` reports what it could not deliver and does not reject.
    void publishing.finally(() => this.#publishing.delete(publishing));
  }

  async #publish(channel: string, onUndelivered: (messages: readonly BusMessage[]) => void): Promise<void> {
    const messages = this.#outbox.get(channel) ?? [];
    this.#outbox.delete(channel);
    const text = JSON.stringify({ from: this.own, messages: mergedUpdates(messages) });
    const slow = setTimeout(() => this.#noteLost(new Error('Redis does not answer')), SLOW_PUBLISH_MS);
    const receivers = await this.#publisher.publish(channel, text).then(
      (count) => {
        this.#noteReached();
        return count;
      },
      // Without a connection, which its client has reported.
      () => 0,
    );
    clearTimeout(slow);
    if (receivers === 0 && !this.#isClosed) onUndelivered(messages);
  }

  #receive(text: string): void {
    const batch = readBatch(text);
    if (!batch || batch.from === this.own || this.#isClosed) return;
    for (const message of batch.messages) this.#handlers?.onMessage(batch.from, message);
  }

  /** Closes the connections after pending messages have left. */
  async close(): Promise<void> {
    this.#isClosed = true;
    // A message in flight when a connection broke may never be confirmed.
    await Promise.race([Promise.all(this.#publishing), sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    for (const client of [this.#publisher, this.#subscriber]) if (client.isOpen) client.destroy();
  }
}

/** Redis channels ignore database numbers, so their names carry the number. */
class Channels {
  readonly #prefix: string;

  constructor(url: string) {
    this.#prefix = `oia${new URL(url).pathname.slice(1)}`;
  }

  get all(): string {
    return `${this.#prefix}:all`;
  }

  of(process: ProcessId): string {
    return `${this.#prefix}:${process}`;
  }
}

type UpdateMessage = FeedMessageOf<'update'>;

/** Sends an update for many watches once, so that a thousand remote spectators cost no more than one. */
function mergedUpdates(messages: readonly BusMessage[]): BusMessage[] {
  const all: BusMessage[] = [];
  for (const message of messages) {
    const last = all.at(-1);
    const joined = last?.kind === 'update' && message.kind === 'update' ? joinedUpdate(last, message) : undefined;
    if (joined) all[all.length - 1] = joined;
    else all.push(message);
  }
  return all;
}

function joinedUpdate(one: UpdateMessage, other: UpdateMessage): UpdateMessage | undefined {
  if (one.feed !== other.feed || !isSame(one.update, other.update)) return undefined;
  return { ...one, watches: [...one.watches, ...other.watches] };
}

/** Compares by identity: rooms pass the same object to all viewers of one kind. */
function isSame(one: FeedUpdate, other: FeedUpdate): boolean {
  if (one.kind === 'events' && other.kind === 'events') return one.events === other.events;
  if (one.kind === 'saving') return other.kind === 'saving';
  return one.kind === 'presence' && other.kind === 'presence' && one.here === other.here && one.away === other.away;
}
