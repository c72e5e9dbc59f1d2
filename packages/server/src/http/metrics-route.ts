import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { ApiError } from './api-error.ts';
import type { Http } from './http.ts';

/** What the server counts, in the format of Prometheus. For this machine itself, or whoever has the token. */
export function metricsRoute(http: Http, { registry }: Metrics, token: string | undefined): void {
  http.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!isLocal(request) && !hasToken(request, token)) throw new ApiError(404, 'notFound', 'There is nothing here.');
    reply.header('cache-control', 'no-store').type(registry.contentType);
    return registry.metrics();
  });
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** A proxy on this machine says for whom it asks. */
const isLocal = ({ headers, socket }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(digestOf(given), digestOf(token));
}

/** Of the same length, whatever was sent: the time of comparing them tells nothing. */
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
