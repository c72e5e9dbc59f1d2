import { setTimeout as sleep } from 'node:timers/promises';
import { clientAt, type RedisClient } from '../processes/redis-client.ts';
import type { Count, Counts } from './counts.ts';
import { LocalCounts } from './local-counts.ts';
import { RedisPlaces, type SharedPlaces } from './shared-places.ts';

/** The first one begins the time. A script runs as a whole, so no key is left without an end. */
const ADD = `
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {count, left}`;

/** Nobody waits longer for Redis, and it is asked again after so long. In milliseconds. */
const PATIENCE = 250;
const PAUSE = 1_000;

/** Counts of all processes together. While Redis is away each process goes by what it has counted itself. */
export class RedisCounts implements Counts {
  /** Sockets, by network. */
  readonly places: SharedPlaces = new RedisPlaces((question) => this.#asked(() => question(this.#client)));
  readonly #client: RedisClient;
  readonly #local = new LocalCounts();
  #awayUntil = 0;

  constructor(url: string) {
    this.#client = clientAt(url);
    this.#client.on('error', () => undefined);
    // It goes on trying by itself.
    this.#client.connect().catch(() => undefined);
  }

  async add(key: string, within: number, more = 1): Promise<Count> {
    const local = await this.#local.add(key, within, more);
    const shared = await this.#shared(key, within, more);
    return shared && shared.count > local.count ? shared : local;
  }

  #shared(key: string, within: number, more: number): Promise<Count | undefined> {
    return this.#asked(async () => {
      const args = { keys: [nameOf(key)], arguments: [String(within), String(more)] };
      const [count, left] = (await this.#client.eval(ADD, args)) as [number, number];
      return { count, left };
    });
  }

  async forget(key: string): Promise<void> {
    await this.#local.forget(key);
    await this.#asked(() => this.#client.del(nameOf(key)));
  }

  /** undefined: Redis does not answer. */
  async #asked<T>(question: () => Promise<T>): Promise<T | undefined> {
    if (!this.#client.isReady || performance.now() < this.#awayUntil) return undefined;
    const answer = question().catch(() => undefined);
    const late = sleep(PATIENCE, 'late' as const, { ref: false });
    const first = await Promise.race([answer, late]);
    if (first !== 'late') return first as T | undefined;
    this.#awayUntil = performance.now() + PAUSE;
    return undefined;
  }

  async close(): Promise<void> {
    if (this.#client.isOpen) this.#client.destroy();
  }
}

const nameOf = (key: string): string => `oia:count:${key}`;
