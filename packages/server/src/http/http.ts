import cookie from '@fastify/cookie';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import type { Http } from '../routing/route.ts';
import type { Metrics } from '../util/metrics.ts';
import { answerError, answerErrors } from './errors.ts';
import { addHeaders } from './headers.ts';
import { type LogLevel, logOptions } from './log.ts';
import { describeApi } from './open-api.ts';

export interface HttpOptions {
  readonly log: LogLevel;
  readonly trustsProxy: boolean;
  /** Whether browsers use https. */
  readonly isSecure: boolean;
  readonly metrics: Metrics;
}

const MAX_BODY_BYTES = 16_384;
/** Grace period for open requests when the server closes. */
const CLOSE_TIMEOUT_MS = 3_000;

/** An HTTP server without routes: headers, cookies, errors, log. */
export async function createHttp({ log, trustsProxy, isSecure, metrics }: HttpOptions): Promise<Http> {
  const http: Http = Fastify({
    logger: logOptions(log),
    bodyLimit: MAX_BODY_BYTES,
    // Trusts one hop: earlier entries of X-Forwarded-For come from the client.
    trustProxy: trustsProxy && ((_address, hop) => hop < 1),
    requestTimeout: 30_000,
    // Closes connections that send their headers too slowly.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    // The reply is sent, its return value is of no use here.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  }).withTypeProvider<TypeBoxTypeProvider>();
  http.removeContentTypeParser('text/plain');
  http.setValidatorCompiler(TypeBoxValidatorCompiler);
  // Response schemas are documentation only.
  http.setSerializerCompiler(() => JSON.stringify);
  measureRequests(http, metrics);
  answerErrors(http);
  await addHeaders(http, isSecure);
  await http.register(cookie);
  await describeApi(http);
  return http;
}

/** Refuses new requests; those under way may finish within the timeout. */
export async function closeHttp(http: Http): Promise<void> {
  const timer = setTimeout(() => http.server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  await http.close();
  clearTimeout(timer);
}

/** Counts requests by route rather than by URL, to bound the number of labels. */
function measureRequests(http: Http, { requests }: Metrics): void {
  http.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    requests.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000);
  });
}
