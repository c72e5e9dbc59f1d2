import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from './api-error.ts';
import type { Http } from './http.ts';

export interface OriginOptions {
  /** The public address; undefined: the host that was asked. */
  readonly origin: string | undefined;
  readonly trustsProxy: boolean;
}

/** Whether a page of ours sends these headers. Browsers name the origin of whatever changes something, and of every socket. */
export type IsOwnOrigin = (headers: IncomingHttpHeaders) => boolean;

export function ownOrigins({ origin, trustsProxy }: OriginOptions): IsOwnOrigin {
  if (origin !== undefined) return (headers) => headers.origin === origin;
  return (headers) => {
    const forwarded = trustsProxy ? headers['x-forwarded-host'] : undefined;
    const host = typeof forwarded === 'string' ? forwarded : headers.host;
    return host !== undefined && hostOf(headers.origin) === host;
  };
}

function hostOf(origin: string | undefined): string | undefined {
  return origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined;
}

export const isChanging = (method: string): boolean => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method);

/** Refuses what pages of others would change in the name of their visitors. Programs have a token instead of cookies. */
export function checkOrigins(http: Http, isOwn: IsOwnOrigin): void {
  http.addHook('onRequest', async ({ method, headers }) => {
    if (!isChanging(method)) return;
    const isProgram = headers.origin === undefined && headers.authorization !== undefined;
    if (isProgram || isOwn(headers)) return;
    throw new ApiError(403, 'notAllowed', 'Send the Origin of this server, or a token and no Origin.');
  });
}
