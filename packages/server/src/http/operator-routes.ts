import { createHash, timingSafeEqual } from 'node:crypto';
import { HealthAnswer } from '@oia/protocol';
import type { FastifyRequest } from 'fastify';
import type { Http, Plugin } from '../routing/route.ts';
import { ApiError } from '../routing/route.ts';
import type { Metrics } from '../util/metrics.ts';

/** Health check for proxies, and for the app, which hides online features without a server. */
export const healthRoutes: Plugin = async (http) => {
  const schema = { summary: 'Whether the server is well', tags: ['server'], response: { '2xx': HealthAnswer } };
  http.get('/health', { schema, logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' } as const;
  });
};

/** Metrics in the format of Prometheus, for requests from this machine or with the token. */
export function metricsRoute(http: Http, { registry }: Metrics, token: string | undefined): void {
  http.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!isLocal(request) && !hasToken(request, token)) throw new ApiError(404, 'notFound', 'There is nothing here.');
    reply.header('cache-control', 'no-store').type(registry.contentType);
    return registry.metrics();
  });
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** Requests forwarded by a proxy on this machine are not local. */
const isLocal = ({ headers, socket }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(digestOf(given), digestOf(token));
}

/** Hashes to equal lengths, so that the comparison takes constant time. */
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
