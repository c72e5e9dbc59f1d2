import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Count, type Counts, LocalCounts, type SharedSlots } from '../util/counts.ts';
import { MINUTE_MS } from '../util/time.ts';
import { clientAt, type RedisClient } from './redis-bus.ts';

/** The first count starts the window. A script is atomic, so no key is left without an expiry. */
const ADD = `
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {count, left}`;

const REPLY_TIMEOUT_MS = 250;
/** Pause before Redis is asked again after a timeout. */
const RETRY_DELAY_MS = 1_000;

/** Counts shared by all processes. While Redis is unreachable each process uses its own counts. */
export class RedisCounts implements Counts {
  /** Sockets, by network. */
  readonly slots: SharedSlots = new RedisSlots((command) => this.#withTimeout(() => command(this.#client)));
  readonly #client: RedisClient;
  readonly #local = new LocalCounts();
  #unavailableUntil = 0;

  constructor(url: string) {
    this.#client = clientAt(url);
    this.#client.on('error', () => undefined);
    // The client keeps trying by itself.
    this.#client.connect().catch(() => undefined);
  }

  async add(key: string, withinMs: number, amount = 1): Promise<Count> {
    const local = await this.#local.add(key, withinMs, amount);
    const shared = await this.#addShared(key, withinMs, amount);
    return shared && shared.count > local.count ? shared : local;
  }

  #addShared(key: string, withinMs: number, amount: number): Promise<Count | undefined> {
    return this.#withTimeout(async () => {
      const args = { keys: [redisKey(key)], arguments: [String(withinMs), String(amount)] };
      const [count, leftMs] = (await this.#client.eval(ADD, args)) as [number, number];
      return { count, leftMs };
    });
  }

  async forget(key: string): Promise<void> {
    await this.#local.forget(key);
    await this.#withTimeout(() => this.#client.del(redisKey(key)));
  }

  /** undefined: Redis did not answer in time. */
  async #withTimeout<T>(command: () => Promise<T>): Promise<T | undefined> {
    if (!this.#client.isReady || performance.now() < this.#unavailableUntil) return undefined;
    // Without Redis each process goes by its own counts.
    const answer = command().catch(() => undefined);
    const timeout = sleep(REPLY_TIMEOUT_MS, 'timeout' as const, { ref: false });
    const first = await Promise.race([answer, timeout]);
    if (first !== 'timeout') return first as T | undefined;
    this.#unavailableUntil = performance.now() + RETRY_DELAY_MS;
    return undefined;
  }

  async close(): Promise<void> {
    if (this.#client.isOpen) this.#client.destroy();
  }
}

const redisKey = (key: string): string => `oia:count:${key}`;

/** Stores the count of this process with an expiry, because a killed process gives nothing back. Returns the sum. */
const REPORT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local own, count, within = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
if count > 0 then
  redis.call('HSET', KEYS[1], own, count .. ' ' .. string.format('%.0f', now + within))
  redis.call('PEXPIRE', KEYS[1], within)
else
  redis.call('HDEL', KEYS[1], own)
end
local sum = 0
local all = redis.call('HGETALL', KEYS[1])
for i = 1, #all, 2 do
  local taken, ends = string.match(all[i + 1], '(%d+) (%d+)')
  if tonumber(ends) > now then sum = sum + tonumber(taken) else redis.call('HDEL', KEYS[1], all[i]) end
end
return sum`;

type RedisCommand = <T>(command: (client: RedisClient) => Promise<T>) => Promise<T | undefined>;

class RedisSlots implements SharedSlots {
  readonly #own = randomUUID();
  readonly #run: RedisCommand;

  constructor(run: RedisCommand) {
    this.#run = run;
  }

  report(key: string, count: number): Promise<number | undefined> {
    const args = { keys: [`oia:places:${key}`], arguments: [this.#own, String(count), String(MINUTE_MS)] };
    return this.#run(async (client) => (await client.eval(REPORT, args)) as number);
  }
}
