import { createClient } from 'redis';

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
