import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../routing/networks.ts';
import { ApiError, type Http } from '../routing/route.ts';
import type { Counts } from '../util/counts.ts';
import { MINUTE_MS } from '../util/time.ts';

/** Limits requests by member, or by network for anonymous callers. A route may set its own limit in `config.rateLimit`. */
export async function limitRates(http: Http, perMinute: number, counts: Counts): Promise<void> {
  await http.register(rateLimit, {
    max: perMinute,
    store: countedStore(counts),
    timeWindow: MINUTE_MS,
    keyGenerator: callerOf,
    errorResponseBuilder: (_request, { statusCode, after }) =>
      new ApiError(statusCode, 'tooFast', `Too many requests. Try again in ${after}.`),
  });
}

const callerOf = ({ member, ip }: FastifyRequest): string => member?.id ?? networkOf(ip);

/** A route with its own limit. */
interface LimitedRoute {
  readonly routeInfo?: { readonly method?: string | string[]; readonly url?: string };
}

/** Adapts `Counts` to the store of the rate-limit plugin. */
function countedStore(counts: Counts): FastifyRateLimitStoreCtor {
  return class CountedStore implements FastifyRateLimitStore {
    readonly #name: string;

    constructor(_options: unknown, name = 'all') {
      this.#name = name;
    }

    incr(...[key, callback, within]: Parameters<FastifyRateLimitStore['incr']>): void {
      counts
        .add(`rate ${this.#name} ${key}`, within)
        .then(({ count, leftMs }) => callback(null, { current: count, ttl: leftMs }), callback);
    }

    child(options: object): FastifyRateLimitStore {
      const { method = '', url = '' } = (options as LimitedRoute).routeInfo ?? {};
      return new CountedStore(undefined, `${method} ${url}`);
    }
  };
}
