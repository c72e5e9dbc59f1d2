import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Counts } from '../counts/counts.ts';

/** A route that has a limit of its own. */
interface Limited {
  readonly routeInfo?: { readonly method?: string | string[]; readonly url?: string };
}

/** Lets the plugin for rates count with our counts. */
export function countedStore(counts: Counts): FastifyRateLimitStoreCtor {
  return class CountedStore implements FastifyRateLimitStore {
    readonly #name: string;

    constructor(_options: unknown, name = 'all') {
      this.#name = name;
    }

    incr(...[key, callback, within]: Parameters<FastifyRateLimitStore['incr']>): void {
      counts
        .add(`rate ${this.#name} ${key}`, within)
        .then(({ count, left }) => callback(null, { current: count, ttl: left }), callback);
    }

    child(options: object): FastifyRateLimitStore {
      const { method = '', url = '' } = (options as Limited).routeInfo ?? {};
      return new CountedStore(undefined, `${method} ${url}`);
    }
  };
}
