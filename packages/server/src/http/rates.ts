import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Counts } from '../counts/counts.ts';
import { ApiError } from './api-error.ts';
import { countedStore } from './counted-store.ts';
import type { Http } from './http.ts';

/** Limits the requests of a member, or of an address nobody is known at. A route may set its own in `config.rateLimit`. */
export async function limitRates(http: Http, aMinute: number, counts: Counts): Promise<void> {
  await http.register(rateLimit, {
    max: aMinute,
    store: countedStore(counts),
    timeWindow: 60_000,
    keyGenerator: senderOf,
    errorResponseBuilder: (_request, { statusCode, after }) =>
      new ApiError(statusCode, 'tooFast', `Too many requests. Try again in ${after}.`),
  });
}

const senderOf = ({ member, ip }: FastifyRequest): string => member?.id ?? networkOf(ip);

/** Somebody with IPv6 has a whole network of addresses: its first half counts. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^.*:/, '');
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const groups = tail === undefined ? first : [...first, ...Array(8 - first.length - last.length).fill('0'), ...last];
  return groups.slice(0, 4).join(':');
}
