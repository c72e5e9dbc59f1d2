import { createClient } from 'redis';

/** Milliseconds between two tries to reach Redis at most. */
const MOST_WAIT = 1_000;

export type RedisClient = ReturnType<typeof clientAt>;

/** Connects again by itself. What cannot be sent now is not sent later: by then it is not true any more. */
export function clientAt(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 5_000, reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, MOST_WAIT) },
  });
}
