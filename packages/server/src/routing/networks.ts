import { isIPv6 } from 'node:net';
import { MINUTE_MS } from '../util/time.ts';

/** The unit by which anonymous callers are counted: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^.*:/, '');
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const groups = tail === undefined ? first : [...first, ...Array(8 - first.length - last.length).fill('0'), ...last];
  return groups.slice(0, 4).join(':');
}

/** Default requests per minute; the limits of routes are scaled relative to it. */
const DEFAULT_REQUEST_RATE = 600;

/** A limit of `max` requests in ten minutes per network, because an attacker can become a new guest each time. */
export type NetworkLimit = (max: number) => {
  readonly rateLimit: {
    readonly max: number;
    readonly timeWindow: number;
    keyGenerator(request: { ip: string }): string;
  };
};

/** Scales each limit by the operator's request rate. */
export const networkLimits =
  (requestRate: number): NetworkLimit =>
  (max) => ({
    rateLimit: {
      max: Math.max(1, Math.round((max * requestRate) / DEFAULT_REQUEST_RATE)),
      timeWindow: 10 * MINUTE_MS,
      keyGenerator: ({ ip }) => networkOf(ip),
    },
  });
