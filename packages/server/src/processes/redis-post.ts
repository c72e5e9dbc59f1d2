import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessId } from '../store/process-store.ts';
import { type Letter, type Notice, readEnvelope } from './letters.ts';
import { merged } from './merging.ts';
import type { Post, PostHandlers } from './post.ts';
import { clientAt, type RedisClient } from './redis-client.ts';

/** Milliseconds for the last letters. */
const MOST_WAIT = 1_000;
/** And for the first answer. */
const FIRST_WAIT = 8_000;

/** Letters over Redis: a channel for each process, and one for all. */
export class RedisPost implements Post {
  readonly own: ProcessId;
  readonly #publisher: RedisClient;
  readonly #subscriber: RedisClient;
  readonly #channels: Channels;
  /** What leaves at the end of this turn of the event loop, by whom it is for. */
  readonly #leaving = new Map<string, Letter[]>();
  /** What is on its way to Redis. */
  readonly #underWay = new Set<Promise<void>>();
  #handlers: PostHandlers | undefined;
  #isClosed = false;

  private constructor(url: string, own: ProcessId) {
    this.own = own;
    this.#channels = new Channels(url);
    this.#publisher = clientAt(url);
    this.#subscriber = clientAt(url);
    this.#publisher.on('error', () => undefined);
    this.#subscriber.on('error', () => undefined);
  }

  /** Throws if Redis is not there: a server that starts alone would never know of the others. */
  static async open(url: string, own: ProcessId): Promise<RedisPost> {
    const post = new RedisPost(url, own);
    try {
      await post.#connect();
      return post;
    } catch (error) {
      await post.close();
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
    // Something may listen there that never answers.
    const silent = sleep(FIRST_WAIT, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer')));
    await Promise.race([connected, unreachable.promise, silent]);
    const hear = (text: string): void => this.#hear(text);
    await this.#subscriber.subscribe([this.#channels.of(this.own), this.#channels.all], hear);
    // It subscribes again by itself; what was sent meanwhile is lost.
    this.#subscriber.on('ready', () => this.#handlers?.gap());
  }

  listen(handlers: PostHandlers): void {
    this.#handlers = handlers;
  }

  send(to: ProcessId, letter: Letter): void {
    this.#put(this.#channels.of(to), letter, (letters) => this.#handlers?.undelivered(to, letters));
  }

  sendAll(notice: Notice): void {
    this.#put(this.#channels.all, notice, () => undefined);
  }

  #put(channel: string, letter: Letter, undelivered: (letters: readonly Letter[]) => void): void {
    const leaving = this.#leaving.get(channel);
    if (leaving) return void leaving.push(letter);
    this.#leaving.set(channel, [letter]);
    const sent = new Promise(setImmediate).then(() => this.#flush(channel, undelivered));
    this.#underWay.add(sent);
    void sent.finally(() => this.#underWay.delete(sent));
  }

  async #flush(channel: string, undelivered: (letters: readonly Letter[]) => void): Promise<void> {
    const letters = this.#leaving.get(channel) ?? [];
    this.#leaving.delete(channel);
    const text = JSON.stringify({ from: this.own, letters: merged(letters) });
    const heardBy = await this.#publisher.publish(channel, text).catch(() => 0);
    if (heardBy === 0 && !this.#isClosed) undelivered(letters);
  }

  #hear(text: string): void {
    const envelope = readEnvelope(text);
    if (!envelope || envelope.from === this.own || this.#isClosed) return;
    for (const letter of envelope.letters) this.#handlers?.letter(envelope.from, letter);
  }

  /** After what is on its way has left. */
  async close(): Promise<void> {
    this.#isClosed = true;
    // What was under way when a connection broke may never be answered.
    await Promise.race([Promise.all(this.#underWay), sleep(MOST_WAIT, undefined, { ref: false })]);
    for (const client of [this.#publisher, this.#subscriber]) if (client.isOpen) client.destroy();
  }
}

/** Channels know nothing of the numbers of databases, so a server that shares Redis with another one is told apart here. */
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
