import cookie from '@fastify/cookie';
import {
  type FastifyPluginAsyncTypebox,
  type TypeBoxTypeProvider,
  TypeBoxValidatorCompiler,
} from '@fastify/type-provider-typebox';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginOptions,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import type { Metrics } from '../metrics.ts';
import { answerError, answerErrors } from './errors.ts';
import { addHeaders } from './headers.ts';
import { type LogLevel, logOptions } from './log.ts';
import { measureRequests } from './measuring.ts';
import { describeApi } from './open-api.ts';

/** The server of requests, whose routes get their types from schemas. */
export type Http = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** The routes of one subject. Its services are its options. */
export type Plugin<Options extends FastifyPluginOptions = Record<never, never>> = FastifyPluginAsyncTypebox<Options>;

export interface HttpOptions {
  readonly log: LogLevel;
  readonly trustsProxy: boolean;
  /** Whether browsers come by https. */
  readonly isSecure: boolean;
  readonly metrics: Metrics;
}

/** The largest body of a request, in bytes. */
const MOST_BODY = 16_384;

/** A server without routes: headers, cookies, errors, log. */
export async function createHttp({ log, trustsProxy, isSecure, metrics }: HttpOptions): Promise<Http> {
  const http: Http = Fastify({
    logger: logOptions(log),
    bodyLimit: MOST_BODY,
    // One proxy: what came before it was written by the client.
    trustProxy: trustsProxy && ((_address, hop) => hop < 1),
    requestTimeout: 30_000,
    // Whoever sends a letter now and then does not keep a connection.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  }).withTypeProvider<TypeBoxTypeProvider>();
  http.removeContentTypeParser('text/plain');
  http.setValidatorCompiler(TypeBoxValidatorCompiler);
  // Schemas of answers describe them; they do not change what is sent.
  http.setSerializerCompiler(() => JSON.stringify);
  measureRequests(http, metrics);
  answerErrors(http);
  await addHeaders(http, isSecure);
  await http.register(cookie);
  await describeApi(http);
  return http;
}
