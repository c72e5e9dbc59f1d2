import type { FastifyPluginAsyncTypebox, TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyPluginOptions,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';

/** The HTTP server, whose routes get their types from schemas. */
export type Http = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** The routes of one subject. The services they need are the plugin's options. */
export type Plugin<Options extends FastifyPluginOptions = Record<never, never>> = FastifyPluginAsyncTypebox<Options>;

/** A refused request, with the message for the client. Thrown by routes, answered by `answerErrors`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly statusCode: number;
  readonly code: string;

  constructor(statusCode: number, code: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

/** Whether a request with this method may change something. */
export const isChanging = (method: string): boolean => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method);
