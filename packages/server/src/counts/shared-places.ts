import { randomUUID } from 'node:crypto';
import type { RedisClient } from '../processes/redis-client.ts';

/** How many each process has, and until when that counts: a process that was killed takes nothing back. Returns the sum. */
const TELL = `
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

/** What is not told again counts for so long, in milliseconds. */
const KEPT = 60_000;

/** Places taken in all processes, by where whoever takes them comes from. */
export interface SharedPlaces {
  /** How many this process has; how many all have. undefined: nobody knows. */
  tell(key: string, count: number): Promise<number | undefined>;
}

export class RedisPlaces implements SharedPlaces {
  readonly #own = randomUUID();
  readonly #ask: <T>(question: (client: RedisClient) => Promise<T>) => Promise<T | undefined>;

  constructor(ask: <T>(question: (client: RedisClient) => Promise<T>) => Promise<T | undefined>) {
    this.#ask = ask;
  }

  tell(key: string, count: number): Promise<number | undefined> {
    const args = { keys: [`oia:places:${key}`], arguments: [this.#own, String(count), String(KEPT)] };
    return this.#ask(async (client) => (await client.eval(TELL, args)) as number);
  }
}
