import type { ApiFault, ApiFaultCode } from '@oia/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Http } from '../routing/route.ts';
import { ApiError } from '../routing/route.ts';

/** Codes for requests that Fastify itself refuses. */
const CODES: Readonly<Record<number, ApiFaultCode>> = {
  403: 'notAllowed',
  404: 'noSuchThing',
  405: 'notAllowed',
  415: 'notAllowed',
  429: 'tooFast',
  503: 'tryAgain',
};

const isApi = (url: string): boolean => url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');

/** Answers all failures in one form. Details of internal errors go to the log only. */
export function answerErrors(http: Http): void {
  http.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply));
  http.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead || isApi(request.url)) return send(reply, 404, 'noSuchThing', 'There is nothing at this address.');
    return send(reply.header('allow', 'GET, HEAD'), 405, 'notAllowed', 'Only GET and HEAD.');
  });
}

export function answerError(
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500 && !(error instanceof ApiError)) {
    request.log.error({ err: error }, 'a request failed');
    return send(reply, status, CODES[status] ?? 'internal', 'Something went wrong here. Try again later.');
  }
  return send(reply, status, error instanceof ApiError ? error.code : (CODES[status] ?? 'badRequest'), error.message);
}

function send(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  const answer: ApiFault = { error: { code, message } };
  return reply
    .code(status)
    .removeHeader('content-encoding')
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer));
}
